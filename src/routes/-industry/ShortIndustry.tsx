import type { ShortIndustryMessageId } from '#catalog/industry-messages.ts';
import { oneToFour } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { industries } from '#content/industries.ts';
import { industryServices } from '#content/relations.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { CardPanel } from '#sections/CardPanel.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import type { ShortPageData } from './load-industry-page.ts';

/** The short template: hero, four cards, call to action. */
export function ShortIndustry({ industry, messages, cards }: ShortPageData) {
  const t = translator<ShortIndustryMessageId>(messages);
  return (
    <>
      <PageHero
        look="feature"
        drawing={industry}
        accent={industries[industry].accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={t('name')} />}
        title={t('hero.title')}
        text={t('hero.introduction')}
      >
        <ActionLink to="/contact" look="primary">
          {t('hero.action')}
        </ActionLink>
      </PageHero>
      <CardPanel
        drawing={industry}
        accent={industries[industry].accent}
        title={t('cards.title')}
        introduction={t('cards.introduction')}
        cards={oneToFour.map((n) => ({
          icon: cards[n],
          title: t(`cards.${n}.title`),
          description: t(`cards.${n}.description`),
        }))}
      />
      <Plate id={industry} messages={messages} />
      <RelatedPages services={industryServices[industry]} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
