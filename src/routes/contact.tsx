import copies from 'virtual:copy/pages';
import { ContactForm } from 'virtual:delivery/form';
import { AccessibilityStatement } from '#contact/AccessibilityStatement.tsx';
import { ContactDetails } from '#contact/ContactDetails.tsx';
import { Offices } from '#contact/Offices.tsx';
import type { ContactCopy, PathCopy } from '#content/copy/pages.ts';
import { Contents } from '#sections/Contents.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
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
            offices: copy.offices.label,
            accessibility: copy.accessibility.title,
          }}
        />
        {/* No section, because print leaves out a section that has a form. */}
        <div id="message" className="ground band">
          <div className="measure columns gap-y-8 lg:grid-rows-[auto_1fr]">
            <div className="columns-start print:hidden">
              <h2 className="headline-2">{copy.form.title}</h2>
              <p className="lede mt-4">{copy.form.introduction}</p>
            </div>
            <div className="contact-form columns-end ground-2 lg:row-span-2 print:hidden">
              <ContactForm copy={copy.form} />
            </div>
            <Next copy={copy.next} />
          </div>
        </div>
        <Offices copy={copy.offices} />
        <AccessibilityStatement copy={copy.accessibility} />
        <RelatedPages of="/contact" />
      </BelowFirstScreen>
    </>
  );
}

/** What follows a message or a call: beside the form, or below it. */
function Next({ copy }: { readonly copy: ContactCopy['next'] }) {
  return (
    <section className="columns-start">
      <p className="eyebrow">
        <span className="datum" aria-hidden="true" />
        {copy.label}
      </p>
      <h2 className="headline-3 mt-2">{copy.title}</h2>
      <p className="body mt-2">{copy.introduction}</p>
      <ol className="mt-5 border-t border-line">
        {copy.items.map(({ title, text }, index) => (
          <li key={index} className="border-b border-line py-4">
            <h3 className="font-display font-600">{title}</h3>
            <p className="body text-4">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
