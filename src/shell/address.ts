import { canonicalPathname } from '#content/canonical-pathname.ts';

/**
 * Hosts and the offline worker may answer `/about/` or `/about.html` with the page of `/about`;
 * the address bar then says what the canonical link says. An address that is no UTF-8 the router
 * cannot read, and would show no page for it, not even the not-found page.
 */
export function normalizeAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = readable(canonicalPathname(pathname));
  if (canonical === pathname) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}

/** The replacement character for each escape; an escaped `%` the router would write back as it was. */
function readable(pathname: string): string {
  return isReadable(pathname) ? pathname : pathname.replaceAll('%', encodeURIComponent('\uFFFD'));
}

function isReadable(pathname: string): boolean {
  try {
    // What it says is asked for: a call whose answer nobody uses is left out of the build, and its
    // error with it (rolldown takes `decodeURIComponent` for free of effects).
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
