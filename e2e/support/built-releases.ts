import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aboutCopy } from '#content/copy/pages.ts';
import { keysOf } from '#content/keys-of.ts';
import { buildReleaseInto, type ReleaseOptions } from '#plugins/build-release.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, site } from '#plugins/output/built-site.ts';
import { copyReworded } from './changed-release.ts';

export const newHeading = 'We measure twice, then we build.';

/** Each language has a folder for its releases. This process uses the folder of SITE_LANGUAGE. */
const folder = resolve(import.meta.dirname, '../../node_modules/.releases', site.language);

/** The releases that only a build can make, each with its difference from the one in dist/. */
const variations = {
  receiver: { form: 'receiver' },
  /** The worker unregisters itself. */
  'kill-switch': { worker: 'kill-switch' },
  /** Text is two fifths longer. */
  'en-XL': { language: 'en-XL' },
  /** Text is written from right to left. */
  'en-XB': { language: 'en-XB' },
} satisfies Record<string, ReleaseOptions>;

type Release = keyof typeof variations;

export const releases = keysOf(variations);

export const releaseFolder = (release: Release) => join(folder, release, 'dist');

export async function buildRelease(release: Release): Promise<void> {
  await buildReleaseInto(join(folder, release), variations[release]);
}

/** The folder of a release that follows the built one: About has another heading. A copy, because a build takes 20 s or more. */
export const nextRelease = join(folder, 'next');

/** Writes the next release. Call this before the tests that deploy that release. A run at another port may serve it meanwhile. */
export function writeNextRelease(): void {
  const written = `${nextRelease}-${process.pid}`;
  const heading = readCopy(aboutCopy, site.language).hero.title;
  copyReworded(builtFolder, written, [heading, newHeading]);
  rmSync(nextRelease, { recursive: true, force: true });
  renameSync(written, nextRelease);
}

export const thirdHeading = 'We measure three times.';

/** Writes the release that follows the next one. All its hashed files have other names. */
export function writeThirdRelease(folder: string): string {
  copyReworded(nextRelease, folder, [newHeading, thirdHeading], { allNames: true });
  return folder;
}
