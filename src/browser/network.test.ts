import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from './network.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a visitor saves data by Save-Data or by the preference for reduced data', () => {
  const saves = (connection: { saveData: boolean } | undefined, media?: string) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: query === media }) });
    return savesData();
  };
  expect(saves({ saveData: true })).toBe(true);
  expect(saves({ saveData: false }, '(prefers-reduced-data: reduce)')).toBe(true);
  expect(saves({ saveData: false })).toBe(false);
  // Some browsers report no connection.
  expect(saves(undefined)).toBe(false);
});
