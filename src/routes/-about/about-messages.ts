import type messages from '#catalog/en/about.json';
import type { Translator } from '#catalog/translator.ts';

/** The props of each band of About: the translator of the page's catalog. */
export interface AboutBandProps {
  readonly t: Translator<keyof typeof messages>;
}
