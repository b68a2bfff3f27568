import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { relatedPages } from '#content/paths.ts';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { Steps } from '#sections/Steps.tsx';
import { metadata } from '#shell/metadata.ts';
import { Icon } from '#ui/Icon.tsx';
import { Benefits } from './-careers/Benefits.tsx';
import { HowToApply } from './-careers/HowToApply.tsx';
import { Positions } from './-careers/Positions.tsx';
import { Tips } from './-careers/Tips.tsx';

export const Route = createFileRoute('/careers')({
  loader: async () => (await copies['/careers']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/careers'),
  component: Careers,
});

function Careers() {
  const copy = Route.useLoaderData();
  return (
    <>
      <PageHero drawing="careers" accent="water" title={copy.hero.title} text={copy.hero.text}>
        <a href="#positions" className="button-primary">
          {copy.hero.action}
          {/* Without the usual classes of an icon, it has the size and the colour of the button's text. */}
          <Icon name="arrow-down" className="" />
        </a>
      </PageHero>
      <Benefits {...copy.benefits} />
      <Positions copy={copy.positions} reminder={copy.apply.reminder} />
      <HowToApply copy={copy.apply} />
      <Tips {...copy.tips} />
      <Steps {...copy.hiring} />
      <RelatedPages pages={relatedPages['/careers']} />
    </>
  );
}
