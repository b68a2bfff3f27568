import type { DetailedIndustryCopy } from '#content/copy/industries.ts';
import { type IndustryId, industries } from '#content/industries.ts';
import { servicesFor } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';

interface DetailedIndustryProps {
  readonly industry: IndustryId;
  readonly copy: DetailedIndustryCopy;
}

/** The detailed template: hero with two buttons, statistics, services, checklist, call to action. */
export function DetailedIndustry({ industry, copy }: DetailedIndustryProps) {
  return (
    <>
      <PageHero
        drawing={industry}
        accent={industries[industry].accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={copy.name} />}
        title={copy.hero.title}
        text={copy.hero.text}
      >
        <ActionLink to="/contact" look="primary">
          {copy.hero.contact}
        </ActionLink>
        <ActionLink to="/services" look="secondary">
          {copy.hero.services}
        </ActionLink>
      </PageHero>
      <section className="ground band">
        <div className="measure">
          <h2 className="headline-2 mb-9">{copy.statistics.title}</h2>
          <Statistics figures={copy.statistics.items} />
        </div>
      </section>
      <Plate id={industry} {...copy.plate} />
      <RuledPairs ground="ground-2" {...copy.services} />
      <CheckGrid {...copy.checklist} />
      <RelatedPages services={servicesFor(industry)} />
      <CallToAction {...copy.closing} />
    </>
  );
}
