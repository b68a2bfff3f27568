import { createFileRoute } from '@tanstack/react-router';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { AccessibilityStatement } from '#contact/AccessibilityStatement.tsx';
import { ContactDetails } from '#contact/ContactDetails.tsx';
import { ContactForm } from '#contact/ContactForm.tsx';
import { Offices } from '#contact/Offices.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { metadata } from '#shell/metadata.ts';

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
            <p className="lede mt-4 mb-8">{t('form.introduction')}</p>
            <ContactForm t={t} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactDetails t={t} />
          </div>
        </div>
      </section>
      <Offices t={t} />
      <AccessibilityStatement t={t} />
      <RelatedPages
        pages={[
          { to: '/careers', name: shellMessages('navigation.careers') },
          { to: '/privacy', name: shellMessages('footer.privacy') },
          { to: '/terms', name: shellMessages('footer.terms') },
        ]}
      />
    </>
  );
}
