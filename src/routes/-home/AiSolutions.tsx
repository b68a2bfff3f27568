import serviceNames from 'virtual:catalog/services/name';
import { translator } from '#catalog/translator.ts';
import { servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { HomeBandProps } from './home-messages.ts';

const practices = ['artificial-intelligence', 'gen-ai', 'automation', 'data-analytics'] as const;

/** The four AI practices, each under the middle of its plate. */
export function AiSolutions({ t }: HomeBandProps) {
  return (
    <section className="ground band">
      <div className="measure grid gap-12">
        <SectionHeading
          label={t('ai.label')}
          title={t('ai.title')}
          introduction={t('ai.introduction')}
        />
        <HairlineTiles
          tiles={practices.map((id) => ({
            to: servicePath(id),
            plate: id,
            icon: services[id].icon,
            title: translator(serviceNames[id])('name'),
            description: t(`ai.cards.${id}`),
          }))}
        />
      </div>
    </section>
  );
}
