import type { UniquePath } from './paths.ts';

/** The related pages at the end of each page that has no list of services or industries. */
export const relatedPages = {
  '/contact': ['/careers', '/privacy', '/terms'],
  '/about': ['/careers', '/contact', '/terms'],
  '/careers': ['/about', '/contact', '/privacy'],
  '/privacy': ['/terms', '/about', '/careers'],
  '/terms': ['/privacy', '/about', '/contact'],
} as const satisfies Partial<Record<UniquePath, readonly UniquePath[]>>;
