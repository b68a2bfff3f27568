import copies from 'virtual:copy/pages';
import { company } from '#content/company.ts';
import type { CareersCopy, PathCopy } from '#content/copy/pages.ts';
import { Contents } from '#sections/Contents.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Steps } from '#sections/Steps.tsx';
import { routePage } from '#shell/route-page.ts';
import { Address } from '#ui/Address.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { TextWithEmail } from '#ui/ContactLinks.tsx';
import { Icon } from '#ui/Icon.tsx';
import { APPLY, PositionList, Positions, reminderId } from './-careers/Positions.tsx';

/** The page and its copy. */
export const load = () =>
  routePage('/careers', copies['/careers'], (copy) => <Careers copy={copy} />);

function Careers({ copy }: { readonly copy: PathCopy<'/careers'> }) {
  return (
    <>
      <PageHero
        family="company"
        {...copy.hero}
        part={`#${APPLY}`}
        beside={<PositionList copy={copy.positions} />}
      >
        <p id={reminderId} className="basis-full self-center max-w-105 text-4 leading-relaxed">
          <TextWithEmail text={copy.apply.reminder} address={company.careersEmail} />
        </p>
      </PageHero>
      <BelowFirstScreen>
        <Contents
          parts={{
            benefits: copy.benefits.label,
            positions: copy.positions.label,
            [APPLY]: copy.apply.title,
            tips: copy.tips.label,
            hiring: copy.hiring.label,
          }}
        />
        <Benefits {...copy.benefits} />
        <Positions copy={copy.positions} howToApply={copy.apply.title} />
        <HowToApply copy={copy.apply} />
        <Tips {...copy.tips} />
        <Steps id="hiring" {...copy.hiring} />
        <RelatedPages of="/careers" />
      </BelowFirstScreen>
    </>
  );
}

/** The benefits of a job in one row, where there is room for it. */
function Benefits({ label, title, items }: CareersCopy['benefits']) {
  return (
    <section id="benefits" className="ground band">
      <div className="measure">
        <SectionHeading label={label} title={title} />
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:cols-2-from-11 lg:cols-4-from-11">
          {items.map(({ icon, title, text }) => (
            <li key={icon} className="border-t border-line pt-6">
              <Icon name={icon} />
              <h3 className="headline-3 mt-4">{title}</h3>
              <p className="body mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Where to send an application, and when the company answers, on the night band. */
function HowToApply({ copy }: { readonly copy: CareersCopy['apply'] }) {
  const [headquarters] = company.offices;
  return (
    <section id={APPLY} className="band-night ground band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <div className="mt-12 grid border-t border-line md:grid-cols-2">
          <div className="py-8 md:border-e md:border-line md:pe-8">
            <Icon name="envelope-simple" />
            <h3 className="headline-3 mt-4">{copy.email.title}</h3>
            <p className="body mt-2">
              <TextWithEmail text={copy.email.text} address={company.careersEmail} />
            </p>
          </div>
          <div className="border-t border-line py-8 md:border-t-0 md:ps-8">
            <Icon name="mailbox" />
            <h3 className="headline-3 mt-4">{copy.post.title}</h3>
            <p className="body mt-2">{copy.post.text}</p>
            <Address office={headquarters} className="mt-4 font-500" />
          </div>
        </div>
        <p className="flex items-start gap-4 border-t border-line pt-8 font-display font-600 text-5.5 leading-snug">
          <Icon name="calendar-check" className="text-7 text-veg" />
          {copy.timing}
        </p>
      </div>
    </section>
  );
}

/** Advice for the letter and the résumé, in large type beside its heading. */
function Tips({ label, title, items }: CareersCopy['tips']) {
  return (
    <section id="tips" className="ground band">
      <div className="measure columns gap-y-10">
        <div className="columns-start">
          <SectionHeading label={label} title={title} />
        </div>
        <ul className="columns-end border-t-3 border-ink">
          {items.map((tip, index) => (
            <li
              key={index}
              className="flex items-baseline gap-5 border-b border-line py-5 text-5 leading-snug"
            >
              <span className="datum text-3" aria-hidden="true" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
