import copies from 'virtual:copy/pages';
import summaries from 'virtual:copy/service-summaries';
import { createFileRoute } from '@tanstack/react-router';
import type { PathCopy } from '#content/copy/pages.ts';
import { servicePath } from '#content/paths.ts';
import { listedServiceIds, services } from '#content/services.ts';
import { ArrowLink, ReadMore } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Contents } from '#sections/Contents.tsx';
import { HeroList } from '#sections/HeroList.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';
import { Questions } from '#sections/Questions.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Steps } from '#sections/Steps.tsx';

import { metadata } from '#shell/metadata.ts';
import { routePage } from '#shell/route-page.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { WhenNear } from '#ui/WhenNear.tsx';

export const Route = createFileRoute('/services/')({
  loader: () => routePage(copies['/services'], (copy) => <Services copy={copy} />),
  head: ({ loaderData }) => metadata(loaderData?.copy, '/services'),
});

function Services({ copy }: { readonly copy: PathCopy<'/services'> }) {
  return (
    <>
      <PageHero
        family="service"
        title={copy.hero.title}
        text={copy.hero.text}
        beside={
          <HeroList
            rows={listedServiceIds.map((id) => ({
              href: servicePath(id),
              name: summaries[id].name,
              line: summaries[id].features.slice(0, 2).join(', '),
            }))}
          />
        }
      >
        <ActionLink to="/contact" look="primary">
          {copy.hero.action}
        </ActionLink>
      </PageHero>
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
            <SectionHeading
              label={copy.list.label}
              title={copy.list.title}
              introduction={copy.list.introduction}
            />
            <ServiceCards companion={copy.list.companion} />
          </div>
        </section>
        <Steps id="approach" {...copy.approach} />
        <RuledPairs id="ways" ground="ground-2" {...copy.ways} />
        <Questions
          id="questions"
          label={copy.questions.label}
          title={copy.questions.title}
          items={copy.questions.items}
        >
          <ArrowLink to="/terms">{copy.questions.terms}</ArrowLink>
        </Questions>
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}

interface ServiceCardsProps {
  /** The text of the link on the card of Artificial Intelligence to Generative AI, which has no card of its own. */
  readonly companion: string;
}

/**
 * Cards with their features: every service but generative AI (docs/specification.md, "6. Service pages"). A
 * last card that would be alone takes the whole row.
 */
function ServiceCards({ companion }: ServiceCardsProps) {
  return (
    <ul className="mt-12 grid border-t-3 border-ink lg:grid-cols-2 lg:gap-x-8">
      {listedServiceIds.map((id) => {
        const { name, summary, features } = summaries[id];
        return (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] content-start gap-x-6 border-b border-line py-9 lg:[&:last-child:nth-child(odd)]:col-span-2"
          >
            <div className="drawing-view ground-2 col-span-2 mb-7 h-52 overflow-hidden border border-line">
              <WhenNear className="size-full">
                <PlateDetail plate={id} shape="band" className="size-full" />
              </WhenNear>
            </div>
            <Icon name={services[id].icon} className="mt-1 text-7 text-ink-2" />
            <div className="flex h-full flex-col">
              <h3 className="headline-3">{name}</h3>
              <p className="body mt-2">{summary}</p>
              <ul className="mt-4 mb-3 grid gap-x-6 gap-y-1.5 text-4 sm:cols-2-from-9">
                {features.map((feature, index) => (
                  <li key={index} className="checked">
                    {feature}
                  </li>
                ))}
              </ul>
              <p className="mt-auto flex flex-wrap gap-x-6">
                <ReadMore to={servicePath(id)} subject={name} />
                {id === 'artificial-intelligence' && (
                  <ArrowLink to="/services/gen-ai">{companion}</ArrowLink>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
