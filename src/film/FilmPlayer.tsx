import { useEffect } from 'react';
import { useStore } from 'zustand';
import { attachHero } from './attach-hero.ts';
import { bindVideo } from './bind-video.ts';
import { film } from './film.ts';

// HeroFilm imports both at once, so that the film never plays without its buttons.
export { FilmControls } from './FilmControls.tsx';

interface FilmPlayerProps {
  /** The element that holds the poster and the film. */
  readonly stage: HTMLElement;
  /** Called with whether the film has failed, at each change of status. */
  readonly onFailure: (hasFailed: boolean) => void;
}

/** The film's video element, rendered while the film plays or is paused. */
export function FilmPlayer({ stage, onFailure }: FilmPlayerProps) {
  const status = useStore(film.store, (state) => state.status);
  useEffect(() => attachHero(stage, film), [stage]);
  useEffect(() => onFailure(status === 'failed'), [onFailure, status]);
  if (status !== 'playing' && status !== 'paused') return null;
  return (
    <video
      ref={videoRef}
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      className="film-picture"
    />
  );
}

const videoRef = (video: HTMLVideoElement | null) => (video ? bindVideo(film, video) : undefined);
