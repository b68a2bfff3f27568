import { useStore } from 'zustand';
import type { FilmProps } from './film-messages.ts';
import { heroFilm } from './hero-film.ts';

/** Pause and sound. Each button says what it does next, so neither needs a state of its own. */
export function FilmControls({ t }: FilmProps) {
  const { status, wishes } = useStore(heroFilm.store);
  if (status === 'absent' || status === 'failed') return null;
  const motion = status === 'playing' ? pause : play;
  const sound = wishes.sound ? mute : unmute;
  return (
    <fieldset aria-label={t('film.label')} className="film-controls">
      <FilmButton {...motion} text={t(motion.label)} />
      <FilmButton {...sound} text={t(sound.label)} />
    </fieldset>
  );
}

interface FilmButtonProps {
  readonly icon: `i-ph-${string}`;
  readonly text: string;
  readonly act: () => void;
}

function FilmButton({ icon, text, act }: FilmButtonProps) {
  return (
    <button type="button" onClick={act} className="film-button">
      <span className={`${icon} block text-5`} aria-hidden="true" />
      {text}
    </button>
  );
}

const play = { label: 'film.play', icon: 'i-ph-play', act: heroFilm.play } as const;
const pause = { label: 'film.pause', icon: 'i-ph-pause', act: heroFilm.pause } as const;
const mute = { label: 'film.mute', icon: 'i-ph-speaker-high', act: heroFilm.mute } as const;
const unmute = { label: 'film.unmute', icon: 'i-ph-speaker-slash', act: heroFilm.unmute } as const;
