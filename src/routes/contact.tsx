import { ContactForm } from 'virtual:delivery/form';
import { createFileRoute } from '@tanstack/react-router';
import { oneToThree } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { AccessibilityStatement } from '#contact/AccessibilityStatement.tsx';
import { ContactDetails } from '#contact/ContactDetails.tsx';
import { Offices } from '#contact/Offices.tsx';
import { company } from '#content/company.ts';
import { relatedPages } from '#content/related-pages.ts';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { Steps } from '#sections/Steps.tsx';
import { metadata } from '#shell/metadata.ts';
import { EmailLink } from '#ui/EmailLink.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';

const directLink = 'text-link inline-flex min-h-11 items-center font-500';

export const Route = createFileRoute('/contact')({
  loader: async () =>
    (await import('#catalog/en/contact.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/contact'),
  component: Contact,
});

function Contact() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero
        drawing="contact"
        accent="water"
        title={t('hero.title')}
        text={t('hero.subtitle')}
      />
      <section className="ground band">
        <div className="measure columns gap-y-14">
          <div className="lg:col-span-7">
            <h2 className="headline-2">{t('form.title')}</h2>
            <p className="lede mt-4">{t('form.introduction')}</p>
            <p className="mt-3 mb-8 flex flex-wrap gap-x-8">
              <EmailLink address={company.email} className={directLink} />
              <PhoneLink className={directLink} />
            </p>
            <ContactForm t={t} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactDetails t={t} />
          </div>
        </div>
      </section>
      <Steps
        label={t('next.label')}
        title={t('next.title')}
        introduction={t('next.introduction')}
        steps={oneToThree.map((n) => ({
          title: t(`next.${n}.title`),
          text: t(`next.${n}.text`),
        }))}
      />
      <Offices t={t} />
      <AccessibilityStatement t={t} />
      <RelatedPages pages={relatedPages['/contact']} />
    </>
  );
}
