import type messages from '#catalog/en/contact.json';
import type { Translator } from '#catalog/translator.ts';

/** The props that the parts of the contact page share: the translator of its catalog. */
export interface ContactProps {
  readonly t: Translator<keyof typeof messages>;
}
