import type { UniquePath } from './paths.ts';

/** The pages that a page without services and industries of its own links before its end. */
export const relatedPages = {
  '/contact': ['/careers', '/privacy', '/terms'],
  '/about': ['/careers', '/contact', '/terms'],
  '/careers': ['/about', '/contact', '/privacy'],
  '/privacy': ['/terms', '/about', '/careers'],
  '/terms': ['/privacy', '/about', '/contact'],
} as const satisfies Partial<Record<UniquePath, readonly UniquePath[]>>;
