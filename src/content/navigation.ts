import { industryIds } from './industries.ts';
import { serviceIds } from './services.ts';

/** How many entries the mobile menu and the footer list (specification, section 9). */
const SHORT_LIST = 6;

/** The services that the mobile menu and the footer name. */
export const firstServiceIds = serviceIds.slice(0, SHORT_LIST);

/** The industries that the mobile menu and the footer name. */
export const firstIndustryIds = industryIds.slice(0, SHORT_LIST);
