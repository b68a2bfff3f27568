import { type Path, paths } from '#content/paths.ts';

/** A path that no page has: it shows the not-found page. */
export const UNKNOWN_PATH = '/nowhere';

/** Every route, and an unknown path, which shows the 404 page. */
export const pages: readonly (Path | typeof UNKNOWN_PATH)[] = [...paths, UNKNOWN_PATH];

/** One page of each template, and of each layout that a template has. */
export const templatePaths: readonly Path[] = [
  '/',
  '/services',
  '/services/cloud-services',
  '/services/gen-ai',
  '/industry',
  '/industry/banking',
  '/industry/retail',
  '/industry/energy',
  '/contact',
  '/about',
  '/careers',
  '/privacy',
];

export const templates: readonly string[] = [...templatePaths, UNKNOWN_PATH];
