import { keysOf } from './keys-of.ts';
import type { Path } from './paths.ts';

interface InstallScreenshot {
  readonly path: Path;
  readonly form: 'wide' | 'narrow';
}

/** The viewports, in CSS px, and their pixels per CSS px (web app manifest: 320 to 3840 px an edge). */
export const screenshotForms = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 844, scale: 2 },
} as const;

/** What the browser shows before it installs the site; the labels stand in the catalog, by the id. */
export const installScreenshots = {
  'wide-home': { path: '/', form: 'wide' },
  'wide-service': { path: '/services/cloud-services', form: 'wide' },
  'wide-industries': { path: '/industry', form: 'wide' },
  'narrow-home': { path: '/', form: 'narrow' },
  'narrow-service': { path: '/services/cloud-services', form: 'narrow' },
  'narrow-contact': { path: '/contact', form: 'narrow' },
} as const satisfies Record<string, InstallScreenshot>;

type ScreenshotId = keyof typeof installScreenshots;

export const screenshotIds = keysOf(installScreenshots);

/** Where a screenshot is on the site. */
export function screenshotFile(id: ScreenshotId): string {
  return `/screenshots/${id}.jpg`;
}
