import names from 'virtual:copy/names';
import type { HomeCopy } from '#content/copy/pages.ts';
import { featuredServices } from '#content/home.ts';
import { servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { ReadMore } from '#sections/ReadMore.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Four featured services in rows. */
export function FeaturedServices({ copy }: { readonly copy: HomeCopy['featured'] }) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <ul className="border-t-3 border-ink">
          {featuredServices.map((id) => {
            const name = names.services[id];
            return (
              <li
                key={id}
                className="tile relative grid items-center gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[auto_3fr_5fr_auto]"
              >
                <Icon name={services[id].icon} />
                <h3 className="headline-3">{name}</h3>
                <p className="body text-4">{copy.cards[id]}</p>
                <ReadMore to={servicePath(id)} subject={name} className="tile-link" />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
