/**
 * Watches for modules that cannot be fetched, because the network failed or a deploy removed them.
 * Returns a function that tells whether any module has been missing so far.
 */
export function watchModules(): () => boolean {
  let isAnyMissing = false;
  window.addEventListener('vite:preloadError', () => {
    isAnyMissing = true;
  });
  return () => isAnyMissing;
}
