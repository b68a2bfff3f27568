import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { notFoundMetadata } from '#shell/metadata.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The not-found page, for every address that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: async () => (await copies['not-found']()).default,
  head: ({ loaderData }) => notFoundMetadata(loaderData),
  component: NotFound,
});

function NotFound() {
  const { hero, onward } = Route.useLoaderData();
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
        title={hero.title}
        text={hero.text}
        status={hero.status}
      >
        <ActionLink to="/" look="primary">
          {hero.action}
        </ActionLink>
      </PageHero>
      <BelowFirstScreen>
        <OnwardLinks
          title={onward.title}
          links={[
            { to: '/services', ...onward.services },
            { to: '/industry', ...onward.industries },
            { to: '/contact', ...onward.contact },
          ]}
        />
      </BelowFirstScreen>
    </>
  );
}
