const { promise, resolve } = Promise.withResolvers<void>();

/** Comes when the page has what it needs, and what it is stored with: what only adorns it may load. */
export const settled = promise;

/** Says that it has come. */
export const settle = resolve;
