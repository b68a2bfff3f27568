import { join, resolve } from 'node:path';
import { buildSite } from '#build/build-site.ts';
import { newHeading } from './new-heading.ts';
import { pageTexts } from './page-texts.ts';

const folder = resolve(import.meta.dirname, '../../node_modules/.releases');

/** The releases that the suites test beside the one in dist/, by what makes them another. */
const variations = {
  /** About has another heading. */
  next: { rewording: { catalog: 'about', from: pageTexts('/about').heading, to: newHeading } },
  /** The worker retires. */
  'kill-switch': { mode: 'kill-switch' },
  /** Text is two fifths longer. */
  'en-XL': { mode: 'en-XL' },
  /** Text is written from right to left. */
  'en-XB': { mode: 'en-XB' },
} as const;

type Release = keyof typeof variations;

export const releases: readonly Release[] = ['next', 'kill-switch', 'en-XL', 'en-XB'];

/** The folder in which a release and what is known of it are kept, from one run to the next. */
export const keptFolder = (release: Release) => join(folder, release);

/** The folder to serve, which `releases.setup.ts` fills before the tests that need it. */
export const releaseFolder = (release: Release) => join(keptFolder(release), 'dist');

export async function buildRelease(release: Release): Promise<void> {
  await buildSite(keptFolder(release), variations[release]);
}
