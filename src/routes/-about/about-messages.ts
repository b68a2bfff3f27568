import type messages from '#catalog/en/about.json';
import type { Translator } from '#catalog/translator.ts';

/** What each band of About takes: the page's own catalog. */
export interface AboutBandProps {
  readonly t: Translator<keyof typeof messages>;
}
