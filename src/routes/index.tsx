import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { CallToAction } from '#sections/CallToAction.tsx';
import { metadata } from '#shell/metadata.ts';
import { AiSolutions } from './-home/AiSolutions.tsx';
import { FeaturedServices } from './-home/FeaturedServices.tsx';
import { HomeHero } from './-home/HomeHero.tsx';
import { HomeIndustries } from './-home/HomeIndustries.tsx';
import { Values } from './-home/Values.tsx';
import { WhyChooseUs } from './-home/WhyChooseUs.tsx';

export const Route = createFileRoute('/')({
  loader: async () => (await copies['/']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/'),
  component: Home,
});

function Home() {
  const copy = Route.useLoaderData();
  return (
    <>
      <HomeHero copy={copy.hero} film={copy.film} />
      <AiSolutions copy={copy.ai} />
      <Values copy={copy.values} />
      <FeaturedServices copy={copy.featured} />
      <HomeIndustries copy={copy.industries} />
      <WhyChooseUs copy={copy.reasons} />
      <CallToAction {...copy.closing} />
    </>
  );
}
