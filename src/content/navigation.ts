import type { UniquePath } from './paths.ts';

/** How many entries the mobile menu and the footer list (docs/specification.md, "5. Short lists"). */
export const SHORT_LIST = 6;

/** The plain links of the mobile menu. */
export const mobileLinks: readonly UniquePath[] = ['/', '/careers', '/about', '/contact'];

/** The quick links of the footer. */
export const quickLinks: readonly UniquePath[] = [
  '/about',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
];
