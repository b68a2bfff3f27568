import type messages from '#catalog/en/contact.json';
import type { Translator } from '#catalog/translator.ts';

/** What the parts of the contact page take: the page's own catalog. */
export interface ContactProps {
  readonly t: Translator<keyof typeof messages>;
}
