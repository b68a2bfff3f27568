import serviceSummaries from 'virtual:catalog/services/name+summary+features';
import { createFileRoute } from '@tanstack/react-router';
import { oneToFour, oneToSix, oneToThree } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
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
  loader: async () =>
    (await import('#catalog/en/services.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/services'),
  component: Services,
});

function Services() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero drawing="services" accent="water" title={t('hero.title')} text={t('hero.subtitle')}>
        <ActionLink to="/contact" look="primary">
          {t('hero.action')}
        </ActionLink>
      </PageHero>
      <section className="ground band">
        <div className="measure">
          <SectionHeading
            label={t('list.label')}
            title={t('list.title')}
            introduction={t('list.introduction')}
          />
          <ServiceCards summaries={serviceSummaries} companion={t('list.companion')} />
        </div>
      </section>
      <Steps
        label={t('approach.label')}
        title={t('approach.title')}
        introduction={t('approach.introduction')}
        steps={oneToFour.map((n) => ({
          title: t(`approach.${n}.title`),
          text: t(`approach.${n}.text`),
        }))}
      />
      <RuledPairs
        ground="ground-2"
        label={t('ways.label')}
        title={t('ways.title')}
        introduction={t('ways.introduction')}
        pairs={oneToThree.map((n) => ({
          title: t(`ways.${n}.title`),
          text: t(`ways.${n}.text`),
        }))}
      />
      <Questions
        label={t('questions.label')}
        title={t('questions.title')}
        questions={oneToSix.map((n) => ({
          question: t(`questions.${n}.question`),
          answer: t(`questions.${n}.answer`),
        }))}
      >
        <ArrowLink to="/terms">{t('questions.terms')}</ArrowLink>
      </Questions>
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
