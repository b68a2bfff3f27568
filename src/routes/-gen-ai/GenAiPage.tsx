import type { GenAiCopy } from '#content/copy/services.ts';
import { industriesOf, services, servicesWith } from '#content/services.ts';
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
export function GenAiPage({ copy }: { readonly copy: GenAiCopy }) {
  return (
    <>
      <PageHero
        drawing="gen-ai"
        accent={services['gen-ai'].accent}
        breadcrumbs={<Breadcrumbs parent="/services" current={copy.name} />}
        title={copy.hero.title}
        text={copy.hero.text}
      >
        <ActionLink to="/contact" look="primary">
          {copy.hero.action}
        </ActionLink>
      </PageHero>
      <Capabilities {...copy.capabilities} />
      <Plate id="gen-ai" {...copy.plate} />
      <Expertise {...copy.expertise} />
      <Solutions {...copy.cases} />
      <Implementation {...copy.implementation} />
      <Offerings {...copy.offerings} />
      <Reasons {...copy.reasons} />
      <RelatedPages services={servicesWith('gen-ai')} industries={industriesOf('gen-ai')} />
      <CallToAction {...copy.closing} />
    </>
  );
}
