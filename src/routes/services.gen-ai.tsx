import copies from 'virtual:copy/services';
import type { GenAiCopy } from '#content/copy/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Contents } from '#sections/Contents.tsx';
import { Excellence } from '#sections/Excellence.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate, READING_SOURCE } from '#sections/Plate.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The page and its copy. */
export const load = () =>
  routePage('/services/gen-ai', copies['gen-ai'], (copy) => <GenAi copy={copy} />);

/** The generative AI page, the only service page with its own layout (docs/specification.md, "7. Generative AI page"). */
function GenAi({ copy }: { readonly copy: GenAiCopy }) {
  return (
    <>
      <PageHero
        family="service"
        breadcrumbs={<Breadcrumbs parent="/services" current={copy.name} />}
        {...copy.hero}
        beside={<Plate id="gen-ai" reading={copy.reading} {...copy.plate} />}
      />
      <BelowFirstScreen>
        <Contents
          parts={{
            capabilities: copy.capabilities.label,
            [READING_SOURCE]: copy.expertise.label,
            cases: copy.cases.title,
            implementation: copy.implementation.label,
            offerings: copy.offerings.title,
            reasons: copy.reasons.label,
          }}
        />
        <Capabilities {...copy.capabilities} />
        <Excellence id={READING_SOURCE} copy={copy.expertise} place="row" />
        <Solutions id="cases" {...copy.cases} />
        <Implementation {...copy.implementation} />
        <Offerings {...copy.offerings} />
        <Reasons id="reasons" {...copy.reasons} />
        <RelatedPages of="/services/gen-ai" />
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}

/** The capabilities of generative AI, in two columns under a heavy line. */
function Capabilities({ items, ...heading }: GenAiCopy['capabilities']) {
  return (
    <section id="capabilities" className="ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ul className="mt-12 grid gap-x-8 border-t-3 border-ink md:grid-cols-2">
          {items.map(({ icon, title, text }) => (
            <li
              key={icon}
              className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-line py-8 lg:py-10"
            >
              <Icon name={icon} />
              <div>
                <h3 className="headline-3">{title}</h3>
                <p className="body mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How the solutions are built and where they run: checklists on the night band. */
function Implementation({ items, ...heading }: GenAiCopy['implementation']) {
  return (
    <section id="implementation" className="band-night ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <div className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16">
          {items.map(({ title, text, points }, index) => (
            <div key={index} className="flex flex-col">
              <h3 className="headline-3 lg:text-6">{title}</h3>
              <p className="body mt-3 mb-7">{text}</p>
              <ul className="mt-auto border-t border-line">
                {points.map((point, index) => (
                  <li key={index} className="checked border-b border-line py-4">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Consulting and ongoing support: cards in one hairline frame. */
function Offerings({ items, ...heading }: GenAiCopy['offerings']) {
  return (
    <section id="offerings" className="ground-2 band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ul className="hairline-grid mt-12 md:grid-cols-2">
          {items.map(({ icon, title, text, points }) => (
            <li key={icon} className="ground flex flex-col p-7 lg:p-11">
              <Icon name={icon} />
              <h3 className="headline-3 mt-5 lg:text-7">{title}</h3>
              <p className="body mt-3 mb-6">{text}</p>
              <ul className="mt-auto grid gap-3 border-t-3 border-ink pt-6">
                {points.map((point, index) => (
                  <li key={index} className="flex items-baseline gap-4">
                    <span className="datum text-2.5" aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
