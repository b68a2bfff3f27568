import { oneToFour, oneToSix } from '#catalog/ordinals.ts';
import type { ServiceMessageId } from '#catalog/service-messages.ts';
import { translator } from '#catalog/translator.ts';
import { industriesOf, servicesWith } from '#content/relations.ts';
import { services } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Excellence } from './Excellence.tsx';
import type { ServicePageData } from './load-service-page.ts';
import { SolutionsAndChecklists } from './SolutionsAndChecklists.tsx';

/** The template of ten service pages (docs/specification.md, "6. Service pages"). */
export function ServicePage({ service, messages, solutions }: ServicePageData) {
  const t = translator<ServiceMessageId>(messages);
  const { accent, cards, excellence } = services[service];
  return (
    <>
      <PageHero
        drawing={service}
        accent={accent}
        breadcrumbs={<Breadcrumbs parent="/services" current={t('name')} />}
        title={t('hero.title')}
        text={t('hero.subtitle')}
      >
        <ActionLink to="/contact" look="primary">
          {t('hero.action')}
        </ActionLink>
      </PageHero>
      <RuledCards
        title={t('cards.title')}
        cards={oneToFour.map((n) => ({
          icon: cards[n],
          title: t(`cards.${n}.title`),
          description: t(`cards.${n}.description`),
        }))}
      />
      <Plate id={service} messages={messages} />
      <Excellence messages={messages} layout={excellence} />
      {solutions && <SolutionsAndChecklists messages={solutions} />}
      <Reasons
        label={t('reasons.label')}
        title={t('reasons.title')}
        reasons={oneToSix.map((n) => ({
          title: t(`reasons.${n}.title`),
          text: t(`reasons.${n}.text`),
        }))}
      />
      <RelatedPages services={servicesWith(service)} industries={industriesOf(service)} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
