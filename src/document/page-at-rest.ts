const { promise, resolve } = Promise.withResolvers<void>();

/** Resolved some seconds after the page has loaded: decoration, such as the film, may load from then on. */
export const pageAtRest = promise;

/** Resolves `pageAtRest` (src/start/start-when-idle.ts decides when). */
export const reportPageAtRest = resolve;
