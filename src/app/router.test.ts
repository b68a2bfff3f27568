import shell from 'virtual:copy/shell';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '#content/page-names.ts';
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

// The head of each page that loads is in plugins/pages/pages.built.test.ts.

test('a page that failed to load has an error title and no canonical link', () => {
  const errorHead = { meta: [{ title: shell.error.title }], links: [] };
  expect(metadata(undefined, '/about')).toEqual(errorHead);
  expect(notFoundMetadata(undefined)).toEqual(errorHead);
});
