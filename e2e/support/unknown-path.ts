/** A path that no page has: it shows the not-found page. */
export const UNKNOWN_PATH = '/nowhere';
