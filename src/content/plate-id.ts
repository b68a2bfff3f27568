import { type IndustryId, industries } from './industries.ts';
import type { ServiceId } from './services.ts';

/** The industries with more than a placeholder page. */
export type FullIndustryId = {
  readonly [Id in IndustryId]: (typeof industries)[Id]['template'] extends 'placeholder'
    ? never
    : Id;
}[IndustryId];

/** The pages with a plate, an explanatory drawing of their method. */
export type PlateId = ServiceId | FullIndustryId;

/** Whether the page of an industry has a plate: a placeholder page has none. */
export function hasPlate(industry: IndustryId): industry is FullIndustryId {
  return industries[industry].template !== 'placeholder';
}
