import type { ServiceCopy } from '#content/copy/services.ts';
import { type CommonServiceId, industriesOf, services, servicesWith } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Checklists } from '#sections/Checklists.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Excellence } from './Excellence.tsx';

interface ServicePageProps {
  readonly service: CommonServiceId;
  readonly copy: ServiceCopy;
}

/** The template of ten service pages (docs/specification.md, "6. Service pages"). */
export function ServicePage({ service, copy }: ServicePageProps) {
  const { accent, excellence } = services[service];
  return (
    <>
      <PageHero
        drawing={service}
        accent={accent}
        breadcrumbs={<Breadcrumbs parent="/services" current={copy.name} />}
        title={copy.hero.title}
        text={copy.hero.text}
      >
        <ActionLink to="/contact" look="primary">
          {copy.hero.action}
        </ActionLink>
      </PageHero>
      <RuledCards {...copy.cards} />
      <Plate id={service} {...copy.plate} />
      <Excellence copy={copy.excellence} layout={excellence} />
      {copy.delivered && (
        <>
          <Solutions {...copy.delivered.solutions} />
          <Checklists lists={copy.delivered.checklists} />
        </>
      )}
      <Reasons {...copy.reasons} />
      <RelatedPages services={servicesWith(service)} industries={industriesOf(service)} />
      <CallToAction {...copy.closing} />
    </>
  );
}
