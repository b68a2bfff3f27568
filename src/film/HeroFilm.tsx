import './film.css';
import { use, useEffect, useState } from 'react';
import type { HomeCopy } from '#content/copy/pages.ts';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { PageIsShown } from '#ui/shown-page.ts';

/**
 * The film behind Home's headline, and its buttons. The prerendered page has only the poster; the player
 * and the buttons load after hydration. If the film fails, a gradient replaces it.
 */
export function HeroFilm({ copy }: { readonly copy: HomeCopy['film'] }) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [player, setPlayer] = useState<typeof import('./FilmPlayer.tsx') | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isPageShown = use(PageIsShown);
  useEffect(() => {
    if (!isPageShown) return;
    let isMounted = true;
    import('./FilmPlayer.tsx')
      .then((loaded) => {
        if (isMounted) setPlayer(loaded);
      })
      .catch((error: unknown) => console.info('The film’s poster stands alone:', error));
    return () => {
      isMounted = false;
    };
  }, [isPageShown]);
  return (
    <>
      <div ref={setStage} className="film-stage">
        {!hasFailed && (
          <SecondFrame>
            {/* The film's first frame (plugins/drawings/poster.ts). It is an image of the film's size, so that the browser takes it
                for the page's largest contentful paint, not the film that fades in over it seconds later. */}
            <img src="/film/poster.svg" alt="" className="film-picture" />
          </SecondFrame>
        )}
        {player && stage && <player.FilmPlayer stage={stage} onFailure={setFailed} />}
        {!hasFailed && (
          <SecondFrame>
            {/* The same terrain as it was measured first. It is an image: in Chromium, a `use` of another file keeps a page in the
                background loading, and then the app cannot be installed. */}
            <img src="/drawings/first-survey.svg" alt="" className="film-picture" />
          </SecondFrame>
        )}
      </div>
      {player && <player.FilmControls copy={copy} />}
    </>
  );
}
