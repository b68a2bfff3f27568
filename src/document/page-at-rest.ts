const { promise, resolve } = Promise.withResolvers<void>();

/** Resolved when the page has what it needs, and its worker what it stores: what only adorns may load. */
export const pageAtRest = promise;

/** Says that the page is at rest. */
export const reportPageAtRest = resolve;
