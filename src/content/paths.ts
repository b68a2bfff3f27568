import { type IndustryId, industryIds } from './industries.ts';
import { type ServiceId, serviceIds } from './services.ts';

/** The pages that have a route file of their own. */
const uniquePaths = [
  '/',
  '/services',
  '/contact',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
  '/industry',
] as const;

export type UniquePath = (typeof uniquePaths)[number];
type ServicePath = `/services/${ServiceId}`;
type IndustryPath = `/industry/${IndustryId}`;

/** The address of a page: what every link, the sitemap, the worker and the test matrices take. */
export type Path = UniquePath | ServicePath | IndustryPath;

/** Where a service's page is. */
export function servicePath<Id extends ServiceId>(id: Id): `/services/${Id}` {
  return `/services/${id}`;
}

/** Where an industry's page is. */
export function industryPath<Id extends IndustryId>(id: Id): `/industry/${Id}` {
  return `/industry/${id}`;
}

/** All 27 pages (docs/specification.md, "2. Routes"). */
export const paths: readonly Path[] = [
  ...uniquePaths,
  ...serviceIds.map(servicePath),
  ...industryIds.map(industryPath),
];
