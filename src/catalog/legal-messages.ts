import type { MetadataMessageId } from './message.ts';

/** A legal page: hero, then its sections, each by a name that is its address within the page too. */
export type LegalMessageId<Section extends string> =
  | MetadataMessageId
  | `hero.${'title' | 'updated' | 'introduction'}`
  | `sections.${Section}.${'title' | 'text'}`;
