/**
 * Notices parts of the site that cannot be fetched: the network failed, or a deploy took them away.
 * Answers whether any was missing so far.
 */
export function watchModules(): () => boolean {
  let isAnyMissing = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    isAnyMissing = true;
    // By the browser's own words for it the router would know a missing route component, note it in
    // sessionStorage and load the document anew, and what is typed in the contact form would be lost
    // (`isModuleNotFoundError` in @tanstack/router-core). The error page lets the visitor choose.
    payload.message = `A part of the site is missing. ${payload.message}`;
  });
  return () => isAnyMissing;
}
