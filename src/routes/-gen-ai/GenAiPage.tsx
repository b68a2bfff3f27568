import { oneToSix } from '#catalog/ordinals.ts';
import type { GenAiMessageId } from '#catalog/service-messages.ts';
import { translator } from '#catalog/translator.ts';
import { industriesOf, servicesWith } from '#content/relations.ts';
import type { GenAiMessages } from '#content/service-entry.ts';
import { services } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Capabilities } from './Capabilities.tsx';
import { Expertise } from './Expertise.tsx';
import { Implementation } from './Implementation.tsx';
import { Offerings } from './Offerings.tsx';

/** The generative AI page, the only service page with its own layout (docs/specification.md, "7. Generative AI page"). */
export function GenAiPage({ messages }: { readonly messages: GenAiMessages }) {
  const t = translator<GenAiMessageId>(messages);
  return (
    <>
      <PageHero
        drawing="gen-ai"
        accent={services['gen-ai'].accent}
        breadcrumbs={<Breadcrumbs parent="/services" current={t('name')} />}
        title={t('hero.title')}
        text={t('hero.subtitle')}
      >
        <ActionLink to="/contact" look="primary">
          {t('hero.action')}
        </ActionLink>
      </PageHero>
      <Capabilities t={t} />
      <Plate id="gen-ai" messages={messages} />
      <Expertise t={t} />
      <Solutions
        title={t('cases.title')}
        introduction={t('cases.introduction')}
        labels={{ approach: t('cases.technologies'), result: t('cases.result') }}
        solutions={oneToSix.map((n) => ({
          title: t(`cases.${n}.title`),
          description: t(`cases.${n}.description`),
          approach: t(`cases.${n}.technologies`),
          result: t(`cases.${n}.result`),
        }))}
      />
      <Implementation t={t} />
      <Offerings t={t} />
      <Reasons
        label={t('reasons.label')}
        title={t('reasons.title')}
        reasons={oneToSix.map((n) => ({
          title: t(`reasons.${n}.title`),
          text: t(`reasons.${n}.text`),
        }))}
      />
      <RelatedPages services={servicesWith('gen-ai')} industries={industriesOf('gen-ai')} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
