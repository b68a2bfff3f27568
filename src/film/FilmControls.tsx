import './film-controls.css';
import { useStore } from 'zustand';
import type { Icon as IconName } from '#content/icons.ts';
import { Icon } from '#ui/Icon.tsx';
import { film } from './film.ts';
import type { FilmProps } from './film-messages.ts';

/** Play or pause, and sound. Each label names the action of the next press, so the buttons need no `aria-pressed`. */
export function FilmControls({ t }: FilmProps) {
  const { status, wishes } = useStore(film.store);
  if (status === 'absent' || status === 'failed') return null;
  const [motion, otherMotion] = status === 'playing' ? [pause, play] : [play, pause];
  const [sound, otherSound] = wishes.sound ? [mute, unmute] : [unmute, mute];
  return (
    <fieldset className="film-controls">
      <legend className="sr-only">{t('film.label')}</legend>
      <FilmButton {...motion} text={t(motion.label)} otherText={t(otherMotion.label)} />
      <FilmButton {...sound} text={t(sound.label)} otherText={t(otherSound.label)} />
    </fieldset>
  );
}

interface FilmButtonProps {
  readonly icon: IconName;
  readonly text: string;
  /** The label after the next press. */
  readonly otherText: string;
  readonly act: () => void;
}

function FilmButton({ icon, text, otherText, act }: FilmButtonProps) {
  return (
    <button type="button" onClick={act} className="film-button">
      <Icon name={icon} className="text-5" />
      <span className="film-label" data-other-label={otherText}>
        {text}
      </span>
    </button>
  );
}

const play = { label: 'film.play', icon: 'play', act: film.play } as const;
const pause = { label: 'film.pause', icon: 'pause', act: film.pause } as const;
const mute = { label: 'film.mute', icon: 'speaker-high', act: film.mute } as const;
const unmute = { label: 'film.unmute', icon: 'speaker-slash', act: film.unmute } as const;
