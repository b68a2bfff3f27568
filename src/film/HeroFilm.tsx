import { useStore } from 'zustand';
import { attend } from './attend.ts';
import { FilmControls } from './FilmControls.tsx';
import type { FilmProps } from './film-messages.ts';
import { heroFilm } from './hero-film.ts';
import { project } from './project.ts';

/**
 * The film behind Home's headline, and its buttons. Prerendered is the poster alone; what moves or
 * answers comes when the page's code knows whether it may. A gradient stands in for a failed film.
 */
export function HeroFilm({ t }: FilmProps) {
  const status = useStore(heroFilm.store, (state) => state.status);
  return (
    <>
      <div ref={attended} className="film-stage">
        {status !== 'failed' && <Poster />}
        {(status === 'playing' || status === 'paused') && (
          <video
            ref={projected}
            muted
            loop
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            className="film-picture"
          />
        )}
      </div>
      <FilmControls t={t} />
    </>
  );
}

/**
 * The film's first frame (src/build/film/poster.ts). An image of the film's size and no drawing: to the
 * browser it is the page's largest paint, and the film that fades in over it seconds later is not.
 */
function Poster() {
  return <img src="/film/poster.svg" alt="" className="film-picture" />;
}

const attended = (stage: HTMLElement | null) => (stage ? attend(stage, heroFilm) : undefined);
const projected = (video: HTMLVideoElement | null) =>
  video ? project(heroFilm, video) : undefined;
