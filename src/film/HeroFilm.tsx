import { useStore } from 'zustand';
import { Sheet } from '#ui/Sheet.tsx';
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

/** The film's first frame (src/build/film/poster.ts). */
function Poster() {
  return (
    <Sheet className="film-picture" viewBox="0 0 2560 1440">
      <use href="/film/poster.svg#frame" />
    </Sheet>
  );
}

const attended = (stage: HTMLElement | null) => (stage ? attend(stage, heroFilm) : undefined);
const projected = (video: HTMLVideoElement | null) =>
  video ? project(heroFilm, video) : undefined;
