import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { canonicalPathname } from '#content/canonical-pathname.ts';
import { normalizeAddress } from './address.ts';

const piece = fc.constantFrom(
  ...'/ // about index .html .. \\ %2F %00 %ff %C3%A9 @ evil.example'.split(' '),
);
const address = fc
  .tuple(
    fc.array(piece, { maxLength: 10 }),
    fc.option(fc.webQueryParameters(), { nil: '' }),
    fc.option(fc.webFragments(), { nil: '' }),
  )
  .map(([path, query, hash]) => `https://site.example/${path.join('')}?${query}#${hash}`);

afterEach(() => vi.unstubAllGlobals());

test('a normalized address keeps its origin, query and fragment, and its path decodes to the canonical path', () => {
  fc.assert(
    fc.property(address, (given) => {
      let location = new URL(given);
      const { origin, pathname, search, hash } = location;
      const replaceState = (_state: unknown, _unused: string, next: string) => {
        location = new URL(next, location);
      };
      vi.stubGlobal('window', { location, history: { state: null, replaceState } });
      normalizeAddress();
      expect(location).toMatchObject({ origin, search, hash });
      const decoded = decodeURIComponent(location.pathname);
      expect(decoded).toBe(decode(canonicalPathname(pathname)));
    }),
    { numRuns: 1000 },
  );
});

/** The decoded path. If an escape is not valid UTF-8, every `%` becomes U+FFFD instead. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replaceAll('%', '\uFFFD');
  }
}
