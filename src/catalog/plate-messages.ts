/**
 * The heading and the caption of a page's plate, and what the plate shows, as its text alternative. The labels inside
 * the plate are the messages `plate.labels.…`, which only the build reads (build/plates).
 */
export type PlateMessageId = `plate.${'title' | 'caption' | 'alternative'}`;
