import { createFileRoute } from '@tanstack/react-router';
import { oneToFour, oneToSix } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { relatedPages } from '#content/related-pages.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { metadata } from '#shell/metadata.ts';
import { MissionAndVision } from './-about/MissionAndVision.tsx';
import { Story } from './-about/Story.tsx';

export const Route = createFileRoute('/about')({
  loader: async () => (await import('#catalog/en/about.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/about'),
  component: About,
});

function About() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero drawing="about" accent="veg" title={t('hero.title')} text={t('hero.subtitle')} />
      <MissionAndVision t={t} />
      <RuledPairs
        label={t('values.label')}
        title={t('values.title')}
        introduction={t('values.introduction')}
        pairs={oneToSix.map((n) => ({
          title: t(`values.${n}.title`),
          text: t(`values.${n}.text`),
        }))}
      />
      <section className="ground-2 band">
        <div className="measure">
          <h2 className="headline-2 mb-9">{t('statistics.title')}</h2>
          <Statistics
            figures={oneToFour.map((n) => ({
              value: t(`statistics.${n}.value`),
              label: t(`statistics.${n}.label`),
            }))}
          />
        </div>
      </section>
      <Story t={t} />
      <RelatedPages pages={relatedPages['/about']} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
