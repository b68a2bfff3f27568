import shell from 'virtual:copy/shell';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { IndustryId } from '#content/industries.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import type { Path, UniquePath } from '#content/paths.ts';
import type { ServiceId } from '#content/services.ts';
import type { FileRouteTypes } from '#routeTree.gen.ts';
import { metadata, notFoundMetadata } from '#shell/metadata.ts';
import { createSiteRouter, renderedPage } from './router.tsx';

async function pageAt(path: string): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderedPage(router);
}

// That each path is a page, the build checks: it renders them all (plugins/pages/prerender.ts).
test.each([
  '/nowhere',
  '/services/nowhere',
  '/industry/nowhere',
  '/services/cloud-services/more',
  '/Services',
  '/services/constructor',
])('%s is not', async (path) => {
  expect(await pageAt(path)).toBe(NOT_FOUND);
});

// Only `npm run types` can fail these: vitest does not check types.
describe('types', () => {
  test('the list of paths and the route files name the same pages', () => {
    type RouteFile = Exclude<FileRouteTypes['to'], `${string}$${string}`>;
    expectTypeOf<RouteFile>().toEqualTypeOf<UniquePath | '/services/gen-ai'>();
  });

  test('a wrong path or id does not compile', () => {
    expectTypeOf<'/services/cloud-services'>().toExtend<Path>();
    expectTypeOf<'/services/cloud-service'>().not.toExtend<Path>();
    expectTypeOf<'/industry/'>().not.toExtend<Path>();
    expectTypeOf<'/nowhere'>().not.toExtend<Path>();
    expectTypeOf<'cloud'>().not.toExtend<ServiceId>();
    expectTypeOf<'finance'>().not.toExtend<IndustryId>();
  });
});

// The head of each page that loads is in plugins/pages/pages.built.test.ts.

test('a page that failed to load has an error title and no canonical link', () => {
  const errorHead = { meta: [{ title: shell.error.title }], links: [] };
  expect(metadata(undefined, '/about')).toEqual(errorHead);
  expect(notFoundMetadata(undefined)).toEqual(errorHead);
});
