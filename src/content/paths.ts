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

/** The path of a page, for links, the sitemap, the worker and the tests. */
export type Path = UniquePath | ServicePath | IndustryPath;

/** The path of a service's page. */
export function servicePath<Id extends ServiceId>(id: Id): `/services/${Id}` {
  return `/services/${id}`;
}

/** The path of an industry's page. */
export function industryPath<Id extends IndustryId>(id: Id): `/industry/${Id}` {
  return `/industry/${id}`;
}

/** The paths of all 27 pages (docs/specification.md, "2. Routes"). */
export const paths: readonly Path[] = [
  ...uniquePaths,
  ...serviceIds.map(servicePath),
  ...industryIds.map(industryPath),
];
