import { join, resolve } from 'node:path';
import { aboutCopy } from '#content/copy/pages.ts';
import { keysOf } from '#content/keys-of.ts';
import { buildReleaseInto, type ReleaseOptions } from '#plugins/build-release.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { site } from '#plugins/output/built-site.ts';

/** About's heading in the next release. */
export const newHeading = 'We measure twice, then we build.';

/** Each language has a folder for its releases. This process uses the folder of SITE_LANGUAGE. */
const folder = resolve(import.meta.dirname, '../../node_modules/.releases', site.language);

/**
 * The releases that the suites test besides the one in dist/, each with its difference. The tag chooses the setup
 * project (playwright.config.ts).
 */
const variations = {
  /** About has another heading, and the contact form sends to the reference receiver: one build for two suites. */
  next: {
    tag: [],
    form: 'receiver',
    rewording: {
      file: 'pages/about',
      from: readCopy(aboutCopy, site.language).hero.title,
      to: newHeading,
    },
  },
  /** The worker unregisters itself. */
  'kill-switch': { tag: ['@whole'], worker: 'kill-switch' },
  /** Text is two fifths longer. */
  'en-XL': { tag: ['@whole'], language: 'en-XL' },
  /** Text is written from right to left. */
  'en-XB': { tag: ['@whole'], language: 'en-XB' },
} satisfies Record<string, ReleaseOptions & { readonly tag: string[] }>;

type Release = keyof typeof variations;

/** The releases that `releases.setup.ts` builds. */
export const releases = keysOf(variations).map((release) => ({
  release,
  tag: variations[release].tag,
}));

/** The folder that keeps a release and the hash of its sources between runs. */
export const cacheFolder = (release: Release) => join(folder, release);

/** The folder to serve, which `releases.setup.ts` fills before the tests that need it. */
export const releaseFolder = (release: Release) => join(cacheFolder(release), 'dist');

/** The folder of a second release, in which one sentence of one page has changed. */
export const nextRelease = releaseFolder('next');

export async function buildRelease(release: Release): Promise<void> {
  const { tag: _, ...options } = variations[release];
  await buildReleaseInto(cacheFolder(release), options);
}
