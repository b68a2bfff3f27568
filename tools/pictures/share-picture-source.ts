import type { ShareCard } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';
import { sourceHash } from './source-hash.ts';

/** The texts in a share picture's file: its title, and the hash of its source document. */
export function shareCardText(card: ShareCard): Readonly<Record<string, string>> {
  return { Title: card.title, Source: sourceHash(shareCardDocument(card)) };
}
