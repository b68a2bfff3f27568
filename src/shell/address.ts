import { canonicalPathname } from '#content/canonical-pathname.ts';

/**
 * Replaces the address in the address bar by the page's canonical address, because hosts and the
 * service worker may answer `/about/`, `/about.html` or `/about%2ehtml` with the page of `/about`.
 * Escapes that are not valid UTF-8 are replaced too: the router cannot decode them and would not
 * even show the not-found page.
 */
export function normalizeAddress(): void {
  const { pathname, search, hash } = window.location;
  // Hosts decode a path before they look for a file. An escaped `%` or backslash would get another meaning.
  const decoded = replaceInvalidEscapes(pathname).replace(/%(?!25|5c)[2-7]./gi, decodeURI);
  const canonical = canonicalPathname(decoded);
  if (canonical === pathname) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}

/** Replaces each `%` by U+FFFD. An escaped `%25` would not help: the router turns it back into `%`. */
function replaceInvalidEscapes(pathname: string): string {
  try {
    // The result has to be used: rolldown assumes that `decodeURIComponent` has no side effects, and
    // would remove an unused call together with the error that it throws.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', encodeURIComponent('\uFFFD'));
  }
}
