import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { pageTexts } from '#e2e/support/page-texts.ts';
import { builtRelease } from './origin.ts';

/** Makes other releases in temporary folders: each once per test file, and removed after its tests. */
export function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const cache = new Map<string, Promise<string>>();
  const once = (name: string, make: (release: string) => Promise<string>) => {
    const release = cache.get(name) ?? make(join(folder, name));
    cache.set(name, release);
    return release;
  };

  return {
    /** A release where About has another heading. */
    next: () =>
      once('next', (release) => {
        const from = pageTexts('/about').heading;
        return buildSite(release, { rewording: { catalog: 'about', from, to: newHeading } });
      }),
    /** A release whose worker removes itself. */
    killSwitch: () => once('kill-switch', (release) => buildSite(release, { mode: 'kill-switch' })),
    /** A copy of the built release without these film files. */
    withoutFilm: (...kinds: readonly ('webm' | 'mp4')[]) =>
      once(`without-${kinds.join('-')}`, async (release) => {
        const dist = join(release, 'dist');
        const missing = kinds.map((kind) => `/film/film.${kind}`);
        cpSync(builtRelease, dist, {
          recursive: true,
          filter: (file) => !missing.some((name) => file.endsWith(name)),
        });
        return dist;
      }),
  };
}
