import serviceNames from 'virtual:catalog/services/name';
import { translator } from '#catalog/translator.ts';
import { servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { ReadMore } from '#sections/ReadMore.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { HomeBandProps } from './home-messages.ts';

const featured = [
  'cloud-services',
  'digital-transformation',
  'technology-consulting',
  'professional-staffing',
] as const;

/** Four featured services in rows. */
export function FeaturedServices({ t }: HomeBandProps) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading
          label={t('featured.label')}
          title={t('featured.title')}
          introduction={t('featured.introduction')}
        />
        <ul className="border-t-3 border-ink">
          {featured.map((id) => {
            const name = translator(serviceNames[id])('name');
            return (
              <li
                key={id}
                className="tile relative grid items-center gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[auto_3fr_5fr_auto]"
              >
                <Icon name={services[id].icon} />
                <h3 className="headline-3">{name}</h3>
                <p className="body text-4">{t(`featured.cards.${id}`)}</p>
                <ReadMore to={servicePath(id)} subject={name} className="tile-link" />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
