import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from './saves-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  {
    visitor: 'who has switched on Save-Data',
    connection: { saveData: true },
    media: '',
    saves: true,
  },
  {
    visitor: 'whose browser or system prefers reduced data',
    connection: { saveData: false },
    media: '(prefers-reduced-data: reduce)',
    saves: true,
  },
  {
    visitor: 'of a browser that reports no connection',
    connection: undefined,
    media: '',
    saves: false,
  },
  { visitor: 'with neither', connection: { saveData: false }, media: '', saves: false },
])('a visitor $visitor saves data: $saves', ({ connection, media, saves }) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: query === media }) });
  expect(savesData()).toBe(saves);
});
