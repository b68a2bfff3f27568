import { createFileRoute } from '@tanstack/react-router';
import { translator } from '#catalog/translator.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { metadata } from '#shell/metadata.ts';
import { AiSolutions } from './-home/AiSolutions.tsx';
import { FeaturedServices } from './-home/FeaturedServices.tsx';
import { HomeHero } from './-home/HomeHero.tsx';
import { HomeIndustries } from './-home/HomeIndustries.tsx';
import { Values } from './-home/Values.tsx';
import { WhyChooseUs } from './-home/WhyChooseUs.tsx';

export const Route = createFileRoute('/')({
  loader: async () => (await import('#catalog/en/home.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/'),
  component: Home,
});

function Home() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <HomeHero t={t} />
      <AiSolutions t={t} />
      <Values t={t} />
      <FeaturedServices t={t} />
      <HomeIndustries t={t} />
      <WhyChooseUs t={t} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
