import type { IndustryId, industries } from '#content/industries.ts';
import type { ServiceId } from '#content/services.ts';

/** The industries whose page is not a Coming Soon page. */
type FullIndustryId = {
  readonly [Id in IndustryId]: (typeof industries)[Id]['template'] extends 'placeholder'
    ? never
    : Id;
}[IndustryId];

/** The pages with a plate, an explanatory drawing of their method. */
export type PlateId = ServiceId | FullIndustryId;
