import type messages from '#catalog/en/home.json';
import type { Translator } from '#catalog/translator.ts';

/** The props of each band of Home: the translator of the page's catalog. */
export interface HomeBandProps {
  readonly t: Translator<keyof typeof messages>;
}
