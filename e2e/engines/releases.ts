import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { builtSite } from '#e2e/support/built-site.ts';
import { pageTexts } from '#e2e/support/copy.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { siteUnderTest } from '#e2e/support/site-under-test.ts';
import { buildReleaseInto } from '#plugins/build-release.ts';

/** Makes other releases in temporary folders: each once per test file, and removed after its tests. */
export function releases() {
  const all = mkdtempSync(join(tmpdir(), 'releases-'));
  afterAll(() => rmSync(all, { recursive: true }));
  const cache = new Map<string, Promise<string>>();
  const once = (name: string, make: (folder: string) => Promise<string>) => {
    const release = cache.get(name) ?? make(join(all, name));
    cache.set(name, release);
    return release;
  };

  return {
    /** A release where About has another heading. */
    next: () =>
      once('next', (folder) => {
        const from = pageTexts('/about').heading;
        return buildReleaseInto(folder, {
          rewording: { file: 'pages/about', from, to: newHeading },
        });
      }),
    /** A release whose worker removes itself. */
    killSwitch: () =>
      once('kill-switch', (folder) => buildReleaseInto(folder, { worker: 'kill-switch' })),
    /** A copy of the built release without these film files. */
    withoutFilm: (...kinds: readonly ('webm' | 'mp4')[]) =>
      once(`without-${kinds.join('-')}`, async (folder) => {
        const missing = kinds.map((kind) => `/film/film.${kind}`);
        cpSync(builtSite(siteUnderTest().language), folder, {
          recursive: true,
          filter: (file) => !missing.some((name) => file.endsWith(name)),
        });
        return folder;
      }),
  };
}
