import type { DetailedIndustryMessageId } from '#catalog/industry-messages.ts';
import { oneToFour, oneToSix } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { industries } from '#content/industries.ts';
import { industryServices } from '#content/relations.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import type { DetailedPageData } from './load-industry-page.ts';

/** The detailed template: hero with two buttons, four statistics, services, checklist, call to action. */
export function DetailedIndustry({ industry, messages }: DetailedPageData) {
  const t = translator<DetailedIndustryMessageId>(messages);
  return (
    <>
      <PageHero
        drawing={industry}
        accent={industries[industry].accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={t('name')} />}
        title={t('hero.title')}
        text={t('hero.introduction')}
      >
        <ActionLink to="/contact" look="primary">
          {t('hero.contact')}
        </ActionLink>
        <ActionLink to="/services" look="secondary">
          {t('hero.services')}
        </ActionLink>
      </PageHero>
      <section className="ground band">
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
      <Plate id={industry} messages={messages} />
      <RuledPairs
        ground="ground-2"
        label={t('services.label')}
        title={t('services.title')}
        introduction={t('services.introduction')}
        pairs={oneToFour.map((n) => ({
          title: t(`services.${n}.name`),
          text: t(`services.${n}.description`),
        }))}
      />
      <CheckGrid
        title={t('checklist.title')}
        introduction={t('checklist.introduction')}
        points={oneToSix.map((n) => t(`checklist.${n}`))}
      />
      <RelatedPages services={industryServices[industry]} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
