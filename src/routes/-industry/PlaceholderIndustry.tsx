import type { PlaceholderIndustryCopy } from '#content/copy/industries.ts';
import { type IndustryId, industries } from '#content/industries.ts';
import { servicesFor } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';

interface PlaceholderIndustryProps {
  readonly industry: IndustryId;
  readonly copy: PlaceholderIndustryCopy;
}

/** The placeholder template: Coming Soon, and links to other pages. */
export function PlaceholderIndustry({ industry, copy }: PlaceholderIndustryProps) {
  return (
    <>
      <PageHero
        look="unsurveyed"
        drawing={industry}
        accent={industries[industry].accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={copy.name} />}
        {...copy.hero}
      />
      <OnwardLinks
        title={copy.onward.title}
        links={[
          { to: '/contact', ...copy.onward.contact },
          { to: '/services', ...copy.onward.services },
          { to: '/industry', ...copy.onward.industries },
        ]}
      />
      <RelatedPages services={servicesFor(industry)} />
    </>
  );
}
