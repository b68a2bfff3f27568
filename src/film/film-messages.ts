import type messages from '#catalog/en/home.json';
import type { Translator } from '#catalog/translator.ts';

type HomeMessage = keyof typeof messages;

/** The props that the film's components share: a translator of the film's messages in Home's catalog. */
export interface FilmProps {
  readonly t: Translator<Extract<HomeMessage, `film.${string}`>>;
}
