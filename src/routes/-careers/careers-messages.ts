import type messages from '#catalog/en/careers.json';
import type { Translator } from '#catalog/translator.ts';

/** What each band of Careers takes: the page's own catalog. */
export interface CareersBandProps {
  readonly t: Translator<keyof typeof messages>;
}

/** The id of the sentence that says where applications go; every Apply Now button points to it. */
export const applyReminderId = 'how-to-apply';
