import type { Catalog } from './message.ts';

/**
 * The heading and the caption of a page's plate, and what the plate shows, as its text alternative. The labels inside
 * the plate are the messages `plate.labels.…`, which only the build reads (build/plates).
 */
export type PlateMessageId = `plate.${'title' | 'caption' | 'alternative'}`;

/** The messages of a page whose plate may not be drawn yet. */
export type OptionalPlate =
  | Catalog<PlateMessageId>
  | { readonly [Id in PlateMessageId]?: undefined };
