import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';

/** The maximum characters of path and query together; all addresses of the site are much shorter. */
export const MAXIMUM_LENGTH = 2048;

/** Answered with 400. A browser reads a backslash as a slash, so a redirect could leave the site. Correct clients send none of these. */
export const malformed = [
  '^[^/]',
  '^[^?]*[^!-~]',
  '^[^?]*(?:#|\\\\|%5[Cc]|%[01][0-9A-Fa-f]|%7[Ff])',
  '^[^?]*(?:/|%2[Ff])(?:\\.|%2[Ee]){1,2}(?:/|%2[Ff]|\\?|$)',
] as const;

/** The first pattern that matches path and query applies, perhaps again. `<name>` is its group, as JavaScript, PCRE and RE2 read it. */
export const redirects = [
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
    // A name that ends in `.` or `%2e` keeps its `.html`: `/...html` must not become `/..`.
    pattern: '^(?<page>[^?]*?(?:[^/.?Ee]|[^2?][Ee]|[^%?]2[Ee]))\\.html/?(?<search>\\?.*)?$',
    target: '<page><search>',
  },
  { pattern: '^(?<page>/[^?]*?[^/?])/(?<search>\\?.*)?$', target: '<page><search>' },
] as const;

/** What has no address: compressed copies, hidden files, and the not-found page without its `.html`. */
export const unserved = {
  compressedCopies: '\\.(?:br|gz)$',
  hidden: '/\\.',
  exceptFor: '/.well-known/',
  notFoundPage: canonicalPathname(NOT_FOUND_ADDRESS),
} as const;
