import { company } from '#content/company.ts';
import type { Reference } from './thing.ts';

/** A reference to the company, which every page describes once. */
export const organizationReference: Reference = { '@id': `${company.origin}/#organization` };
