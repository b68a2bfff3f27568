import type { MetadataMessageId } from './message.ts';

/** A legal page: hero and sections. A section's name is also its URL fragment. */
export type LegalMessageId<Section extends string> =
  | MetadataMessageId
  | `hero.${'title' | 'updated' | 'introduction'}`
  | 'contents'
  | `sections.${Section}.${'title' | 'text'}`;
