import { expect } from 'vitest';
import { commonHeaders, headersWithoutFile } from '#deploy/rules.ts';
import type { Answer } from './exchange.ts';

/** Headers with their names in lower case, as Node's client returns them. */
export const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
/** The headers of responses that are no files, such as redirects. */
export const revalidated = lowerCase(headersWithoutFile(404));

/** Expects these headers, no header twice, and no other common header. */
export function expectHeaders(
  { headers, names }: Answer,
  expected: Readonly<Record<string, string>>,
) {
  expect(headers).toMatchObject(expected);
  const others = Object.keys(lowerCase(commonHeaders)).filter((name) => !(name in expected));
  expect(others.filter((name) => name in headers)).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}
