import './film.css';
import { useEffect, useState } from 'react';
import type { FilmProps } from './film-messages.ts';

type Player = typeof import('./FilmPlayer.tsx');

/**
 * The film behind Home's headline, and its buttons. Prerendered is the poster alone; what moves or
 * answers comes when the page is there, with its own code. A gradient stands in for a failed film.
 */
export function HeroFilm({ t }: FilmProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    import('./FilmPlayer.tsx')
      .then((loaded) => {
        if (isShown) setPlayer(loaded);
      })
      .catch((error: unknown) => console.info('The film’s poster stands alone:', error));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      <div ref={setStage} className="film-stage">
        {!hasFailed && <Poster />}
        {player && stage && <player.FilmPlayer stage={stage} onFailure={setFailed} />}
      </div>
      {player && <player.FilmControls t={t} />}
    </>
  );
}

/**
 * The film's first frame (tools/film/poster.ts). An image of the film's size and no drawing: to the
 * browser it is the page's largest paint, and the film that fades in over it seconds later is not.
 */
function Poster() {
  return <img src="/film/poster.svg" alt="" className="film-picture" />;
}
