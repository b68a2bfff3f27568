import { site } from '#build/catalog/site.ts';

/** A reference to the company, which every page describes once. */
export const organizationReference = { '@id': `${site.origin}/#organization` } as const;
