import copies from 'virtual:copy/services';
import shell from 'virtual:copy/shell';
import type { ServiceCopy } from '#content/copy/services.ts';
import { servicePath } from '#content/paths.ts';
import { type CommonServiceId, services } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Checklists } from '#sections/Checklists.tsx';
import { Contents } from '#sections/Contents.tsx';
import { Excellence } from '#sections/Excellence.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate, READING_SOURCE } from '#sections/Plate.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The page of a service and its copy. */
export const load = (service: CommonServiceId) =>
  routePage(servicePath(service), copies[service], (copy) => (
    <Service service={service} copy={copy} />
  ));

interface ServiceProps {
  readonly service: CommonServiceId;
  readonly copy: ServiceCopy;
}

/** The template of ten service pages (docs/specification.md, "6. Service pages"). */
function Service({ service, copy }: ServiceProps) {
  const excellenceId = copy.delivered ? 'excellence' : READING_SOURCE;
  return (
    <>
      <PageHero
        family="service"
        breadcrumbs={<Breadcrumbs parent="/services" current={copy.name} />}
        {...copy.hero}
        beside={<Plate id={service} reading={copy.reading} {...copy.plate} />}
      />
      <BelowFirstScreen>
        <Contents
          parts={{
            cards: shell.contents.cards,
            [excellenceId]: copy.excellence.label,
            ...(copy.delivered && {
              [READING_SOURCE]: shell.contents.solutions,
              checklists: shell.contents.checklists,
            }),
            reasons: copy.reasons.label,
          }}
        />
        <RuledCards id="cards" {...copy.cards} />
        <Excellence id={excellenceId} copy={copy.excellence} place={services[service].figures} />
        {copy.delivered && (
          <>
            <Solutions id={READING_SOURCE} {...copy.delivered.solutions} />
            <Checklists id="checklists" lists={copy.delivered.checklists} />
          </>
        )}
        <Reasons id="reasons" {...copy.reasons} />
        <RelatedPages of={servicePath(service)} />
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}
