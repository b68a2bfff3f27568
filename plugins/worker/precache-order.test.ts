import { expect, test } from 'vitest';
import { inPrecacheOrder } from './precache-order.ts';

test('scripts and styles come first, then pages, fonts, drawings and pictures', () => {
  const files = [
    'icons/icon-192.png',
    'drawings/about.svg',
    'assets/figtree-Dab-w1MV.woff2',
    'film/film.webm',
    'services/automation.html',
    'assets/automation-DUqobjEu.js',
    'index.html',
    'assets/style-YEupzfsa.css',
  ].map((url) => ({ url }));
  expect(inPrecacheOrder(files).map(({ url }) => url)).toEqual([
    'assets/automation-DUqobjEu.js',
    'assets/style-YEupzfsa.css',
    'services/automation.html',
    'index.html',
    'assets/figtree-Dab-w1MV.woff2',
    'drawings/about.svg',
    'icons/icon-192.png',
    'film/film.webm',
  ]);
});
