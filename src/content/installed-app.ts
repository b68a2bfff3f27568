import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';
import type { Path } from './paths.ts';

/** The shortcuts in the menu of the installed app's icon, in this order. */
export const shortcuts = {
  services: { path: '/services', icon: 'stack' },
  industries: { path: '/industry', icon: 'buildings' },
  careers: { path: '/careers', icon: 'briefcase' },
  contact: { path: '/contact', icon: 'envelope-simple' },
} as const satisfies Record<string, { readonly path: Path; readonly icon: Icon }>;

export const shortcutIds = keysOf(shortcuts);

/** The viewports in CSS px; `scale` is device px per CSS px. The web app manifest allows edges of 320 to 3840 px. */
export const screenshotFormFactors = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 844, scale: 2 },
} as const;

/** The screenshots in the browser's install dialog. The copy has their labels by the id. */
export const installScreenshots = {
  'wide-home': { path: '/', formFactor: 'wide' },
  'wide-service': { path: '/services/cloud-services', formFactor: 'wide' },
  'wide-industries': { path: '/industry', formFactor: 'wide' },
  'narrow-home': { path: '/', formFactor: 'narrow' },
  'narrow-service': { path: '/services/cloud-services', formFactor: 'narrow' },
  'narrow-contact': { path: '/contact', formFactor: 'narrow' },
} as const satisfies Record<string, { path: Path; formFactor: keyof typeof screenshotFormFactors }>;

export type ScreenshotId = keyof typeof installScreenshots;

export const screenshotIds = keysOf(installScreenshots);

/** The path of a screenshot on the site. */
export function screenshotFile(id: ScreenshotId): string {
  return `/screenshots/${id}.jpg`;
}
