import copies from 'virtual:copy/pages';
import summaries from 'virtual:copy/service-summaries';
import type { PathCopy } from '#content/copy/pages.ts';
import { servicePath } from '#content/paths.ts';
import { listedServiceIds, services } from '#content/services.ts';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Contents } from '#sections/Contents.tsx';
import { FigureList } from '#sections/FigureList.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Questions } from '#sections/Questions.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Steps } from '#sections/Steps.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { ServiceCards } from './-services/ServiceCards.tsx';

/** The page and its copy. */
export const load = () =>
  routePage('/services', copies['/services'], (copy) => <Services copy={copy} />);

function Services({ copy }: { readonly copy: PathCopy<'/services'> }) {
  return (
    <>
      <PageHero
        family="service"
        {...copy.hero}
        beside={
          <FigureList
            columns={copy.columns}
            rows={listedServiceIds.map((id) => ({
              href: servicePath(id),
              icon: services[id].icon,
              name: summaries[id].name,
              figure: summaries[id].figure,
            }))}
          />
        }
      />
      <BelowFirstScreen>
        <Contents
          parts={{
            list: copy.list.label,
            approach: copy.approach.label,
            ways: copy.ways.label,
            questions: copy.questions.label,
          }}
        />
        <section id="list" className="ground band">
          <div className="measure">
            <SectionHeading {...copy.list} />
            <ServiceCards companion={copy.list.companion} />
          </div>
        </section>
        <Steps id="approach" {...copy.approach} />
        <RuledPairs id="ways" ground="ground-2" {...copy.ways} />
        <Questions id="questions" {...copy.questions}>
          <ArrowLink to="/terms">{copy.questions.terms}</ArrowLink>
        </Questions>
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}
