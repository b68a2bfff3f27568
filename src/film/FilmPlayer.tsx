import { useEffect } from 'react';
import { useStore } from 'zustand';
import { bindVideo } from './bind-video.ts';
import { film } from './film.ts';
import { followVisibility } from './follow-visibility.ts';

export { FilmControls } from './FilmControls.tsx';

interface FilmPlayerProps {
  /** The poster's place, which the film fills. */
  readonly stage: HTMLElement;
  /** Is told whether the film could not be played, as soon as that changes. */
  readonly onFailure: (hasFailed: boolean) => void;
}

/** The film itself, from its first wish to play on. */
export function FilmPlayer({ stage, onFailure }: FilmPlayerProps) {
  const status = useStore(film.store, (state) => state.status);
  useEffect(() => followVisibility(stage, film), [stage]);
  useEffect(() => onFailure(status === 'failed'), [onFailure, status]);
  if (status !== 'playing' && status !== 'paused') return null;
  return (
    <video
      ref={bound}
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      className="film-picture"
    />
  );
}

const bound = (video: HTMLVideoElement | null) => (video ? bindVideo(film, video) : undefined);
