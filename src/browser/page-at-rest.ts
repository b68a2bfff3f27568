let report = () => {};

/** Resolved some seconds after the page has loaded: decoration, such as the film, may load from then on. */
export const pageAtRest = new Promise<void>((resolve) => {
  report = resolve;
});

/** Resolves `pageAtRest` (src/app/start-when-idle.ts decides when). */
export function reportPageAtRest(): void {
  report();
}
