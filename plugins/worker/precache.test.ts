import { expect, test } from 'vitest';
import { checkPrecacheLimits, TOTAL_BYTES } from './precache-limits.ts';
import { inPrecacheOrder } from './precache-list.ts';

test('a file that is larger than its limit fails the build, by name and size', () => {
  const largest = {
    'about.html': 200_000,
    'icons/icon-512.png': 200_000,
    'film/poster.svg': 200_000,
    'film/film.webm': 900_000,
    'film/film.mp4': 1_200_000,
    'assets/framework-qS7P9jL9.js': 350_000,
    'plates/banking.svg': 20_000,
  };
  for (const [url, size] of Object.entries(largest)) {
    expect(() => checkPrecacheLimits([{ url, size }]), url).not.toThrow();
    const larger = () => checkPrecacheLimits([{ url, size: size + 1 }]);
    expect(larger).toThrow(`${url} has ${size + 1} bytes`);
  }
});

test('many small files fail the build together, with the largest format of the film, because a visitor stores one', () => {
  const mp4 = { url: 'film/film.mp4', size: 1_000_000 };
  const webm = { url: 'film/film.webm', size: 700_000 };
  const page = { url: 'about.html', size: 50_000 };
  const files = Array.from({ length: (TOTAL_BYTES - mp4.size) / page.size }, () => page);
  expect(() => checkPrecacheLimits([...files, webm, mp4])).not.toThrow();
  expect(() => checkPrecacheLimits([...files, webm, mp4, { ...page, size: 1 }])).toThrow(
    `all have ${TOTAL_BYTES + 1} bytes`,
  );
});

test('scripts and styles come first, then pages, fonts, drawings and pictures', () => {
  const ordered = [
    'assets/automation-DUqobjEu.js',
    'assets/style-YEupzfsa.css',
    'services/automation.html',
    'index.html',
    'assets/figtree-Dab-w1MV.woff2',
    'drawings/about.svg',
    'icons/icon-192.png',
    'film/film.webm',
  ].map((url) => ({ url }));
  const [script, style, page, home, font, ...pictures] = ordered;
  expect(
    inPrecacheOrder([...pictures, font, page, home, script, style].flatMap((file) => file ?? [])),
  ).toEqual(ordered);
});
