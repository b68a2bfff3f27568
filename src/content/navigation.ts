import { industryIds } from './industries.ts';
import type { UniquePath } from './paths.ts';
import { serviceIds } from './services.ts';

/** How many entries the mobile menu and the footer list (docs/specification.md, "5. Short lists"). */
const SHORT_LIST = 6;

/** The services that the mobile menu and the footer name. */
export const firstServiceIds = serviceIds.slice(0, SHORT_LIST);

/** The industries that the mobile menu and the footer name. */
export const firstIndustryIds = industryIds.slice(0, SHORT_LIST);

/** The plain links of the mobile menu. */
export const mobileLinks = [
  '/',
  '/careers',
  '/about',
  '/contact',
] as const satisfies readonly UniquePath[];

/** The quick links of the footer. */
export const quickLinks = [
  '/about',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
] as const satisfies readonly UniquePath[];
