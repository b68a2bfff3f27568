import type { ShortIndustryCopy } from '#content/copy/industries.ts';
import { type IndustryId, industries } from '#content/industries.ts';
import { servicesFor } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { CardPanel } from '#sections/CardPanel.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';

interface ShortIndustryProps {
  readonly industry: IndustryId;
  readonly copy: ShortIndustryCopy;
}

/** The short template: hero, cards, call to action. */
export function ShortIndustry({ industry, copy }: ShortIndustryProps) {
  const { accent } = industries[industry];
  return (
    <>
      <PageHero
        look="feature"
        drawing={industry}
        accent={accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={copy.name} />}
        title={copy.hero.title}
        text={copy.hero.text}
      >
        <ActionLink to="/contact" look="primary">
          {copy.hero.action}
        </ActionLink>
      </PageHero>
      <CardPanel drawing={industry} accent={accent} {...copy.cards} />
      <Plate id={industry} {...copy.plate} />
      <RelatedPages services={servicesFor(industry)} />
      <CallToAction {...copy.closing} />
    </>
  );
}
