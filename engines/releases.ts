import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { pageTexts } from '#e2e/support/page-texts.ts';
import { builtRelease } from './origin.ts';

/** Folders with other releases, each made once for a file of journeys and removed after it. */
export function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const made = new Map<string, Promise<string>>();
  const once = (name: string, make: (release: string) => Promise<string>) => {
    const release = made.get(name) ?? make(join(folder, name));
    made.set(name, release);
    return release;
  };

  return {
    /** About has another heading. */
    next: () =>
      once('next', (release) => {
        const from = pageTexts('/about').heading;
        return buildSite(release, { rewording: { catalog: 'about', from, to: newHeading } });
      }),
    /** The worker retires. */
    killSwitch: () => once('kill-switch', (release) => buildSite(release, { mode: 'kill-switch' })),
    /** These of the film's files are not there. */
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
