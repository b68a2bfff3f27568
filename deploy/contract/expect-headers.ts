import { expect } from 'vitest';
import { commonHeaders, REVALIDATED } from '#deploy/rules.ts';
import type { Answer } from './exchange.ts';

/** Headers as a browser reads them: by names in lower case. */
export const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
/** What is sent with every answer that is no file. */
export const revalidated = lowerCase({ ...commonHeaders, 'Cache-Control': REVALIDATED });

/** Every header is there as it should be, none is there twice, and no policy that should not. */
export function expectHeaders(
  { headers, names }: Answer,
  expected: Readonly<Record<string, string>>,
) {
  expect(headers).toMatchObject(expected);
  const others = Object.keys(lowerCase(commonHeaders)).filter((name) => !(name in expected));
  expect(others.filter((name) => name in headers)).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}
