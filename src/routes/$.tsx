import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NotFoundCopy } from '#content/copy/pages.ts';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { notFoundMetadata } from '#shell/metadata.ts';
import { pageOf } from '#shell/page-of.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The not-found page, for every address that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: async ({ location: { pathname } }) =>
    pageOf(NotFound, { pathname, copy: (await import('virtual:copy/pages/not-found')).default }),
  head: ({ loaderData }) => notFoundMetadata(loaderData?.copy),
});

interface NotFoundProps {
  readonly pathname: string;
  readonly copy: NotFoundCopy;
}

function NotFound({ pathname, copy: { hero, onward } }: NotFoundProps) {
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
