import shell from 'virtual:copy/shell';
import { expect, test } from 'vitest';
import { metadata } from '#shell/metadata.ts';

// That each path is a page, the build checks: it renders them all (plugins/pages/prerender.ts); that others are not: e2e/routes.spec.ts.
// The head of each page that loads is in plugins/pages/pages.built.test.ts.

test('a page that failed to load has an error title and no canonical link', () => {
  expect(metadata(undefined)).toEqual({ meta: [{ title: shell.error.title }], links: [] });
});
