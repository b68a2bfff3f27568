import { expect, test } from 'vitest';
import { acceptedEncodings } from './negotiation.ts';

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip ; q=0.5', ['gzip']],
  ['br;q=0.000, gzip;q=0.001', ['gzip']],
  ['zebra, gzippy', []],
])('%j accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
