import { paths } from '#content/paths.ts';

/** Every route, and an unknown path, which shows the 404 page. */
export const pages: readonly string[] = [...paths, '/nowhere'];

/** One page of each template, and of each layout that a template has. */
export const templates: readonly string[] = [
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
  '/nowhere',
];

/** The templates with most parts. */
const sample: readonly string[] = [
  '/',
  '/services/gen-ai',
  '/industry/retail',
  '/contact',
  '/nowhere',
];

/** The tags of a test of this page: `npm test` runs it for the sample only, the whole suites for every page. */
export function tagsOfPage(path: string): string[] {
  return sample.includes(path) ? [] : ['@whole'];
}
