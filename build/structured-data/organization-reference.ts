import { company } from '#content/company.ts';

/** A reference to the company, which every page describes once. */
export const organizationReference = { '@id': `${company.origin}/#organization` } as const;
