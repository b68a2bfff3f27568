import { createHash } from 'node:crypto';
import type { ShareCard } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';

/**
 * What a share picture says in its file: its words, and what it was made from. A test holds the
 * second against today's fonts, colours, drawings and sentences, so that no picture goes stale.
 */
export function shareCardText(card: ShareCard): Readonly<Record<string, string>> {
  const source = createHash('sha256').update(shareCardDocument(card)).digest('hex');
  return { Title: card.title, Source: source };
}
