import { expect, test } from 'vitest';
import { NOT_FOUND, pageAddress, pageFile, pageName } from './page-names.ts';
import { pageIds } from './paths.ts';

test.each([
  ['/', 'home', 'index.html', '/'],
  ['/services', 'services', 'services.html', '/services'],
  ['/services/gen-ai', 'services/gen-ai', 'services/gen-ai.html', '/services/gen-ai'],
  [NOT_FOUND, 'not-found', '404.html', '/404.html'],
] as const)('%s has the name %s, the file %s and the address %s', (page, name, file, address) => {
  expect(pageName(page)).toBe(name);
  expect(pageFile(page)).toBe(file);
  expect(pageAddress(page)).toBe(address);
});

test('no two pages share a name or a file', () => {
  expect(new Set(pageIds.map(pageName)).size).toBe(pageIds.length);
  expect(new Set(pageIds.map(pageFile)).size).toBe(pageIds.length);
});
