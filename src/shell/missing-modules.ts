/**
 * Watches for modules that cannot be fetched, because the network failed or a deploy removed them.
 * Returns a function that tells whether any module has been missing so far.
 */
export function watchModules(): () => boolean {
  let isAnyMissing = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    isAnyMissing = true;
    // The router recognizes a missing module by the browser's error message, and would then write to
    // sessionStorage and reload the document, which loses the text typed in the contact form
    // (`isModuleNotFoundError` in @tanstack/router-core). With another message it shows the error page.
    payload.message = `A part of the site is missing. ${payload.message}`;
  });
  return () => isAnyMissing;
}
