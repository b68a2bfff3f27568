import names from 'virtual:copy/names';
import type { HomeCopy } from '#content/copy/pages.ts';
import { aiPractices } from '#content/home.ts';
import { servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';

/** The four AI practices, each under the middle of its plate. */
export function AiSolutions({ copy }: { readonly copy: HomeCopy['ai'] }) {
  return (
    <section className="ground band">
      <div className="measure grid gap-12">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <HairlineTiles
          tiles={aiPractices.map((id) => ({
            to: servicePath(id),
            plate: id,
            icon: services[id].icon,
            title: names.services[id],
            description: copy.cards[id],
          }))}
        />
      </div>
    </section>
  );
}
