import type { ShellMessageId } from '#catalog/shell-messages.ts';
import { type IndustryId, industryIds } from './industries.ts';
import { keysOf } from './keys-of.ts';
import { type ServiceId, serviceIds } from './services.ts';

/** The pages that have a route file of their own, with the message of the shell's catalog that names each in links. */
export const pageLabels = {
  '/': 'navigation.home',
  '/services': 'navigation.services',
  '/contact': 'navigation.contact',
  '/about': 'navigation.about',
  '/careers': 'navigation.careers',
  '/privacy': 'footer.privacy',
  '/terms': 'footer.terms',
  '/industry': 'navigation.industries',
} as const satisfies Readonly<Record<string, ShellMessageId>>;

export type UniquePath = keyof typeof pageLabels;
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

/** The paths of all pages (docs/specification.md, "2. Routes"). */
export const paths: readonly Path[] = [
  ...keysOf(pageLabels),
  ...serviceIds.map(servicePath),
  ...industryIds.map(industryPath),
];
