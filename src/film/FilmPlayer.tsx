import { useEffect } from 'react';
import { useStore } from 'zustand';
import { attend } from './attend.ts';
import { heroFilm } from './hero-film.ts';
import { project } from './project.ts';

export { FilmControls } from './FilmControls.tsx';

interface FilmPlayerProps {
  /** The poster's place, which the film fills. */
  readonly stage: HTMLElement;
  /** Is told whether the film could not be played, as soon as that changes. */
  readonly onFailure: (hasFailed: boolean) => void;
}

/** The film itself, from its first wish to play on. */
export function FilmPlayer({ stage, onFailure }: FilmPlayerProps) {
  const status = useStore(heroFilm.store, (state) => state.status);
  useEffect(() => attend(stage, heroFilm), [stage]);
  useEffect(() => onFailure(status === 'failed'), [onFailure, status]);
  if (status !== 'playing' && status !== 'paused') return null;
  return (
    <video
      ref={projected}
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      className="film-picture"
    />
  );
}

const projected = (video: HTMLVideoElement | null) =>
  video ? project(heroFilm, video) : undefined;
