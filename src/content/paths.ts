import { type IndustryId, industryIds } from './industries.ts';
import { keysOf } from './keys-of.ts';
import { NOT_FOUND, type PageId } from './page-names.ts';
import { type ServiceId, serviceIds } from './services.ts';

/** The pages that have a route file of their own, each with the pages that it links at its end as related. */
const uniquePages = {
  '/': [],
  '/services': [],
  '/contact': ['/careers', '/privacy', '/terms'],
  '/about': ['/careers', '/contact', '/terms'],
  '/careers': ['/about', '/contact', '/privacy'],
  '/privacy': ['/terms', '/about', '/careers'],
  '/terms': ['/privacy', '/about', '/contact'],
  '/industry': [],
} as const;

export type UniquePath = keyof typeof uniquePages;

/** The path of a page, for links, the sitemap, the worker and the tests. */
export type Path = UniquePath | `/services/${ServiceId}` | `/industry/${IndustryId}`;

/** The related pages of a page that has no list of services or industries. The type refuses an unknown path. */
export const relatedPages: Readonly<Record<UniquePath, readonly UniquePath[]>> = uniquePages;

export const uniquePaths = keysOf(uniquePages);

/** The path of a service's page. */
export function servicePath<Id extends ServiceId>(id: Id): `/services/${Id}` {
  return `/services/${id}`;
}

/** The path of an industry's page. */
export function industryPath<Id extends IndustryId>(id: Id): `/industry/${Id}` {
  return `/industry/${id}`;
}

/** The id of a delivered project on the page of its service, by its place there, from 0. */
export const projectId = (place: number) => `project-${place + 1}` as const;

/** The address of a delivered project. */
export const projectAddress = (service: ServiceId, place: number) =>
  `${servicePath(service)}#${projectId(place)}` as const;

export type ProjectAddress = ReturnType<typeof projectAddress>;

/** The paths of all pages (docs/specification.md, "2. Routes"). */
export const paths: readonly Path[] = [
  ...uniquePaths,
  ...serviceIds.map(servicePath),
  ...industryIds.map(industryPath),
];

/** Every page that the build writes: those with a path, and the not-found page. */
export const pageIds: readonly PageId[] = [...paths, NOT_FOUND];
