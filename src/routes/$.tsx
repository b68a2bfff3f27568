import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { translator } from '#catalog/translator.ts';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { notFoundMetadata } from '#shell/metadata.ts';
import { ActionLink } from '#ui/ActionLink.tsx';

/** The not-found page, for every address that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: async () =>
    (await import('#catalog/en/not-found.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => notFoundMetadata(loaderData),
  component: NotFound,
});

function NotFound() {
  const t = translator(Route.useLoaderData());
  // From the match, because the router's location is already the next page's while this page is still shown.
  const pathname = Route.useMatch({ select: (match) => match.pathname });
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageHero
        look="lost"
        drawing="not-found"
        accent="flag"
        title={t('title')}
        text={t('text')}
        status={t('message')}
      >
        <ActionLink to="/" look="primary">
          {t('action')}
        </ActionLink>
      </PageHero>
      <OnwardLinks
        title={t('onward.title')}
        links={[
          {
            to: '/services',
            title: t('onward.services.title'),
            text: t('onward.services.text'),
          },
          {
            to: '/industry',
            title: t('onward.industries.title'),
            text: t('onward.industries.text'),
          },
          { to: '/contact', title: t('onward.contact.title'), text: t('onward.contact.text') },
        ]}
      />
    </>
  );
}
