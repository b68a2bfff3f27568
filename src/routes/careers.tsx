import { createFileRoute } from '@tanstack/react-router';
import { oneToFour } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { relatedPages } from '#content/related-pages.ts';
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
  loader: async () =>
    (await import('#catalog/en/careers.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/careers'),
  component: Careers,
});

function Careers() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero drawing="careers" accent="water" title={t('hero.title')} text={t('hero.subtitle')}>
        <a href="#positions" className="button-primary">
          {t('hero.action')}
          {/* Without the usual classes of an icon, it has the size and the colour of the button's text. */}
          <Icon name="arrow-down" className="" />
        </a>
      </PageHero>
      <Benefits t={t} />
      <Positions t={t} />
      <HowToApply t={t} />
      <Tips t={t} />
      <Steps
        label={t('hiring.label')}
        title={t('hiring.title')}
        introduction={t('hiring.introduction')}
        steps={oneToFour.map((n) => ({
          title: t(`hiring.${n}.title`),
          text: t(`hiring.${n}.text`),
        }))}
      />
      <RelatedPages pages={relatedPages['/careers']} />
    </>
  );
}
