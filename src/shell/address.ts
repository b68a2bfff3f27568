import { canonicalPathname } from '#content/canonical-pathname.ts';

/**
 * Hosts and the offline worker may answer `/about/` or `/about.html` with the page of `/about`;
 * the address bar then says what the canonical link says.
 */
export function normalizeAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPathname(pathname);
  if (canonical === pathname) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}
