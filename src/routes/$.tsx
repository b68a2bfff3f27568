import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NotFoundCopy } from '#content/copy/pages.ts';
import { MapSheet } from '#sections/MapSheet.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { notFoundMetadata } from '#shell/metadata.ts';
import { routePage } from '#shell/route-page.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The not-found page, for every address that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: ({ location: { pathname } }) =>
    routePage(copies['not-found'], (copy) => <NotFound copy={copy} pathname={pathname} />),
  head: ({ loaderData }) => notFoundMetadata(loaderData?.copy),
});

interface NotFoundProps {
  readonly copy: NotFoundCopy;
  readonly pathname: string;
}

function NotFound({ copy: { hero, onward }, pathname }: NotFoundProps) {
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageHero
        family="company"
        title={
          <>
            <span className="block text-7 mb-2 text-ink-2">{hero.title}</span> {hero.status}
          </>
        }
        text={hero.text}
        beside={<MapSheet missing={hero.missing} />}
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
