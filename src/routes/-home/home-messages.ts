import type messages from '#catalog/en/home.json';
import type { Translator } from '#catalog/translator.ts';

/** What each band of Home takes: the page's own catalog. */
export interface HomeBandProps {
  readonly t: Translator<keyof typeof messages>;
}
