import copies from 'virtual:copy/pages';
import { ContactForm } from 'virtual:delivery/form';
import { AccessibilityStatement } from '#contact/AccessibilityStatement.tsx';
import { ContactDetails } from '#contact/ContactDetails.tsx';
import { Offices } from '#contact/Offices.tsx';
import type { PathCopy } from '#content/copy/pages.ts';
import { Contents } from '#sections/Contents.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { Steps } from '#sections/Steps.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The page and its copy. */
export const load = () =>
  routePage('/contact', copies['/contact'], (copy) => <Contact copy={copy} />);

function Contact({ copy }: { readonly copy: PathCopy<'/contact'> }) {
  return (
    <>
      <PageHero
        family="company"
        {...copy.hero}
        part="#message"
        beside={<ContactDetails copy={copy} />}
      />
      <BelowFirstScreen>
        <Contents
          parts={{
            message: copy.form.title,
            next: copy.next.label,
            offices: copy.offices.label,
            accessibility: copy.accessibility.title,
          }}
        />
        <section id="message" className="ground band">
          <div className="measure columns gap-y-8">
            <div className="columns-start">
              <h2 className="headline-2">{copy.form.title}</h2>
              <p className="lede mt-4">{copy.form.introduction}</p>
            </div>
            <div className="columns-end">
              <ContactForm copy={copy.form} />
            </div>
          </div>
        </section>
        <Steps id="next" {...copy.next} />
        <Offices copy={copy.offices} />
        <AccessibilityStatement copy={copy.accessibility} />
        <RelatedPages of="/contact" />
      </BelowFirstScreen>
    </>
  );
}
