/** How the ids of a plate's labels begin in the catalog of its page: `plate.labels.old` is the label `old`. */
export const PLATE_LABELS = 'plate.labels.';
