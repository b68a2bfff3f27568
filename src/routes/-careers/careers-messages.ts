import type messages from '#catalog/en/careers.json';
import type { Translator } from '#catalog/translator.ts';

/** The props of each band of Careers: the translator of the page's catalog. */
export interface CareersBandProps {
  readonly t: Translator<keyof typeof messages>;
}

/** The id of the text that says where to send applications; it describes every Apply Now button. */
export const applyReminderId = 'how-to-apply';
