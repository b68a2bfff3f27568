/** A request's path and query by a pattern, and where it leads instead. */
export interface Redirect {
  /** Named groups are written `(?<name>…)`: JavaScript, PCRE and RE2 read the same pattern. */
  readonly pattern: string;
  /** The address, with `<name>` for what a group caught. */
  readonly target: string;
}

/** Characters of path and query together; no address of the site comes near it. */
export const MAXIMUM_LENGTH = 2048;

/**
 * Paths that are answered with 400. Browsers read a backslash as a slash, so a redirect that
 * repeats one could lead to another host. Dot segments are resolved by every honest client before
 * it asks; what is not printable ASCII is percent-encoded by it, and control characters never are.
 */
export const malformed = [
  '^[^/]',
  '^[^?]*[^!-~]',
  '^[^?]*(?:#|\\\\|%5[Cc]|%[01][0-9A-Fa-f]|%7[Ff])',
  '^[^?]*(?:/|%2[Ff])(?:\\.|%2[Ee]){1,2}(?:/|%2[Ff]|\\?|$)',
] as const;

/**
 * Every page has one address (src/content/canonical-pathname.ts). Hosts follow these patterns, the
 * first that matches; a doubled slash may take more than one redirect.
 */
export const redirects: readonly Redirect[] = [
  {
    pattern: '^/+(?:/|index|index\\.html|(?:index|index\\.html)/)(?<search>\\?.*)?$',
    target: '/<search>',
  },
  {
    pattern: '^(?<before>[^?]*?)//+(?<after>[^?]*)(?<search>\\?.*)?$',
    target: '<before>/<after><search>',
  },
  {
    pattern: '^(?<page>/[^?]*?[^/?])/index(?:\\.html)?/?(?<search>\\?.*)?$',
    target: '<page><search>',
  },
  {
    // What ends in a dot, or in the escape of one, keeps its `.html`: `/...html` is no way up.
    pattern: '^(?<page>[^?]*?(?:[^/.?Ee]|[^2?][Ee]|[^%?]2[Ee]))\\.html/?(?<search>\\?.*)?$',
    target: '<page><search>',
  },
  {
    pattern: '^(?<page>/[^?]*?[^/?])/(?<search>\\?.*)?$',
    target: '<page><search>',
  },
];

/** Files beside the site's own, which no address leads to: compressed copies and hidden files. */
export const unserved = {
  compressedCopies: '\\.(?:br|gz)$',
  hidden: '/\\.',
  exceptFor: '/.well-known/',
} as const;
