import type { GenAiMessageId } from '#catalog/service-messages.ts';
import type { Translator } from '#catalog/translator.ts';

/** What each band of the generative AI page takes: the page's own catalog. */
export interface GenAiBandProps {
  readonly t: Translator<GenAiMessageId>;
}
