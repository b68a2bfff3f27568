import { expect, test } from 'vitest';
import { checkPrecacheLimits, TOTAL_BYTES } from './precache-limits.ts';

const page = (size: number) => ({ url: 'about.html', size });

test('files within their limits pass', () => {
  expect(() =>
    checkPrecacheLimits([
      page(200_000),
      { url: 'film/film.webm', size: 900_000 },
      { url: 'film/film.mp4', size: 1_200_000 },
      { url: 'assets/framework-qS7P9jL9.js', size: 350_000 },
      { url: 'plates/banking.svg', size: 20_000 },
    ]),
  ).not.toThrow();
});

test.each([
  { url: 'about.html', size: 200_001 },
  { url: 'icons/icon-512.png', size: 200_001 },
  { url: 'film/poster.svg', size: 200_001 },
  { url: 'film/film.webm', size: 900_001 },
  { url: 'film/film.mp4', size: 1_200_001 },
  { url: 'assets/framework-qS7P9jL9.js', size: 350_001 },
  { url: 'plates/banking.svg', size: 20_001 },
])('a larger $url fails the build, by name and size', ({ url, size }) => {
  expect(() => checkPrecacheLimits([page(1000), { url, size }])).toThrow(
    `${url} has ${size} bytes`,
  );
});

test('many small files fail the build together', () => {
  const files = Array.from({ length: TOTAL_BYTES / 50_000 }, () => page(50_000));
  expect(() => checkPrecacheLimits(files)).not.toThrow();
  expect(() => checkPrecacheLimits([...files, page(1)])).toThrow(
    `all have ${TOTAL_BYTES + 1} bytes`,
  );
});

test('only the largest format of the film counts, because a visitor stores one format', () => {
  const mp4 = { url: 'film/film.mp4', size: 1_000_000 };
  const webm = { url: 'film/film.webm', size: 700_000 };
  const files = Array.from({ length: (TOTAL_BYTES - mp4.size) / 50_000 }, () => page(50_000));
  expect(() => checkPrecacheLimits([...files, webm, mp4])).not.toThrow();
  expect(() => checkPrecacheLimits([...files, webm, mp4, page(1)])).toThrow(
    `all have ${TOTAL_BYTES + 1} bytes`,
  );
});
