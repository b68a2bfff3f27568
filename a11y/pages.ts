import { paths } from '#content/paths.ts';

/** The pages of the matrix: every route, and an address that is none, which shows the 404 page. */
export const pages: readonly string[] = [...paths, '/nowhere'];

/** A page of every template and of every layout that a template has. */
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
