import { type Path, paths } from '#content/paths.ts';

export const UNKNOWN_PATH = '/nowhere';

export const pages: readonly (Path | typeof UNKNOWN_PATH)[] = [...paths, UNKNOWN_PATH];

/** One page of each template, and of each layout that a template has. */
export const templatePaths: readonly Path[] = [
  ...(['/', '/services', '/services/cloud-services', '/services/gen-ai'] as const),
  ...(['/industry', '/industry/banking', '/industry/retail', '/industry/energy'] as const),
  ...(['/contact', '/about', '/careers', '/privacy'] as const),
];

export const templates: readonly string[] = [...templatePaths, UNKNOWN_PATH];
