import { translator } from '#catalog/translator.ts';
import { industries } from '#content/industries.ts';
import { industryServices } from '#content/relations.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import type { PlaceholderPageData } from './load-industry-page.ts';

/** The placeholder template: Coming Soon, and three links to other pages. */
export function PlaceholderIndustry({ industry, messages }: PlaceholderPageData) {
  const t = translator(messages);
  return (
    <>
      <PageHero
        look="unsurveyed"
        drawing={industry}
        accent={industries[industry].accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={t('name')} />}
        title={t('hero.title')}
        status={t('hero.status')}
        text={t('hero.introduction')}
      />
      <OnwardLinks
        title={t('onward.title')}
        links={[
          { to: '/contact', title: t('onward.contact.title'), text: t('onward.contact.text') },
          { to: '/services', title: t('onward.services.title'), text: t('onward.services.text') },
          {
            to: '/industry',
            title: t('onward.industries.title'),
            text: t('onward.industries.text'),
          },
        ]}
      />
      <RelatedPages services={industryServices[industry]} />
    </>
  );
}
