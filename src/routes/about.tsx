import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { relatedPages } from '#content/paths.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { metadata } from '#shell/metadata.ts';
import { MissionAndVision } from './-about/MissionAndVision.tsx';
import { Story } from './-about/Story.tsx';

export const Route = createFileRoute('/about')({
  loader: async () => (await copies['/about']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/about'),
  component: About,
});

function About() {
  const copy = Route.useLoaderData();
  return (
    <>
      <PageHero drawing="about" accent="veg" title={copy.hero.title} text={copy.hero.text} />
      <MissionAndVision statements={[copy.mission, copy.vision]} />
      <RuledPairs {...copy.values} />
      <section className="ground-2 band">
        <div className="measure">
          <h2 className="headline-2 mb-9">{copy.statistics.title}</h2>
          <Statistics figures={copy.statistics.items} />
        </div>
      </section>
      <Story {...copy.story} />
      <RelatedPages pages={relatedPages['/about']} />
      <CallToAction {...copy.closing} />
    </>
  );
}
