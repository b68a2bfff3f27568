import { createHash } from 'node:crypto';
import type { ShareCard } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';

/**
 * The texts in a share picture's file: its title, and a hash of its source document. A test compares the
 * hash with the current fonts, colours, drawings and sentences, so that no picture is out of date.
 */
export function shareCardText(card: ShareCard): Readonly<Record<string, string>> {
  const source = createHash('sha256').update(shareCardDocument(card)).digest('hex');
  return { Title: card.title, Source: source };
}
