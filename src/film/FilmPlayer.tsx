import { type RefCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import type { HomeCopy } from '#content/copy/pages.ts';
import type { Icon as IconName } from '#content/icons.ts';
import { Icon } from '#ui/Icon.tsx';
import { attachHero, attachVideo } from './attach-film.ts';
import { film } from './film-machine.ts';

// The film and its buttons are one file, so that the film never plays without its buttons.

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

const videoRef = (video: HTMLVideoElement | null) => (video ? attachVideo(video, film) : undefined);

/** Play or pause, and sound. Each label names the action of the next press, so the buttons need no `aria-pressed`. */
export function FilmControls({ copy }: { readonly copy: HomeCopy['film'] }) {
  const { status, wishes } = useStore(film.store);
  const isWishRefused = status === 'failed' && wishes.motion === 'play';
  useEffect(() => {
    if (isWishRefused) announce(copy.failed);
  }, [isWishRefused, copy]);
  if (status === 'absent' || status === 'failed') return null;
  return (
    <fieldset ref={passFocusOn} className="film-controls">
      <legend className="sr-only">{copy.label}</legend>
      <FilmButton copy={copy} action={status === 'playing' ? 'pause' : 'play'} />
      <FilmButton copy={copy} action={wishes.sound ? 'mute' : 'unmute'} />
    </fieldset>
  );
}

/** When the film fails, its buttons go. The page's heading gets the focus that one of them had. */
const passFocusOn: RefCallback<HTMLElement> = (controls) => () => {
  if (film.store.getState().status !== 'failed' || !controls?.contains(document.activeElement))
    return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

const icons = {
  play: 'play',
  pause: 'pause',
  mute: 'speaker-high',
  unmute: 'speaker-slash',
} as const satisfies Record<string, IconName>;

interface FilmButtonProps {
  readonly copy: HomeCopy['film'];
  /** What the next press does. */
  readonly action: keyof typeof icons;
}

function FilmButton({ copy, action }: FilmButtonProps) {
  return (
    <button type="button" onClick={film[action]} className="film-button">
      <Icon name={icons[action]} className="text-5" />
      {copy[action]}
    </button>
  );
}
