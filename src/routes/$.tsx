import copies from 'virtual:copy/pages';
import { useEffect } from 'react';
import type { NotFoundCopy } from '#content/copy/pages.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { MapSheet } from '#sections/MapSheet.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The page for every address that is no page's, and its copy. */
export const load = (pathname: string) =>
  routePage(NOT_FOUND, copies[NOT_FOUND], (copy) => <NotFound copy={copy} pathname={pathname} />);

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
        action={hero.action}
        to="/"
        beside={<MapSheet missing={hero.missing} />}
      />
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
