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
