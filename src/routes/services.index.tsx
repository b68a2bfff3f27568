import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Questions } from '#sections/Questions.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Steps } from '#sections/Steps.tsx';
import { metadata } from '#shell/metadata.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { ServiceCards } from './-service/ServiceCards.tsx';

export const Route = createFileRoute('/services/')({
  loader: async () => (await copies['/services']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/services'),
  component: Services,
});

function Services() {
  const copy = Route.useLoaderData();
  return (
    <>
      <PageHero drawing="services" accent="water" title={copy.hero.title} text={copy.hero.text}>
        <ActionLink to="/contact" look="primary">
          {copy.hero.action}
        </ActionLink>
      </PageHero>
      <section className="ground band">
        <div className="measure">
          <SectionHeading
            label={copy.list.label}
            title={copy.list.title}
            introduction={copy.list.introduction}
          />
          <ServiceCards companion={copy.list.companion} />
        </div>
      </section>
      <Steps {...copy.approach} />
      <RuledPairs ground="ground-2" {...copy.ways} />
      <Questions
        label={copy.questions.label}
        title={copy.questions.title}
        items={copy.questions.items}
      >
        <ArrowLink to="/terms">{copy.questions.terms}</ArrowLink>
      </Questions>
      <CallToAction {...copy.closing} />
    </>
  );
}
