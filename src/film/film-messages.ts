import type messages from '#catalog/en/home.json';
import type { Translator } from '#catalog/translator.ts';

type HomeMessage = keyof typeof messages;

/** What the film's components take of Home's catalog. */
export interface FilmProps {
  readonly t: Translator<Extract<HomeMessage, `film.${string}`>>;
}
