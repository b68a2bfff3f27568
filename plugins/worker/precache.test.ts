import { expect, test } from 'vitest';
import {
  checkPrecacheLimits,
  inPrecacheOrder,
  precacheLimit,
  TOTAL_BYTES,
} from './precache-list.ts';

test('a file that is larger than its limit fails the build, by name and size', () => {
  for (const url of ['about.html', 'film/film.webm', 'plates/banking.svg']) {
    const largest = precacheLimit(url);
    expect(() => checkPrecacheLimits([{ url, size: largest }]), url).not.toThrow();
    const larger = () => checkPrecacheLimits([{ url, size: largest + 1 }]);
    expect(larger).toThrow(`${url} has ${largest + 1} bytes`);
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
    'assets/style-YEupzfsa.css',
    'services/automation.html',
    'assets/figtree-Dab-w1MV.woff2',
    'drawings/about.svg',
    'film/film.webm',
  ].map((url) => ({ url }));
  expect(inPrecacheOrder(ordered.toReversed())).toEqual(ordered);
});
