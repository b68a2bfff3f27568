import type { GenAiMessageId } from '#catalog/service-messages.ts';
import type { Translator } from '#catalog/translator.ts';

/** The props of each band of the generative AI page: the translator of the page's catalog. */
export interface GenAiBandProps {
  readonly t: Translator<GenAiMessageId>;
}
