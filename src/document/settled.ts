const { promise, resolve } = Promise.withResolvers<void>();

/** Comes when the page has what it needs, and its worker what it stores: what only adorns may load. */
export const settled = promise;

/** Says that it has come. */
export const settle = resolve;
