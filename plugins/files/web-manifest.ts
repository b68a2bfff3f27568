import type { ManifestOptions } from 'vite-plugin-pwa';
import { pathCopy } from '#content/copy/files.ts';
import { careersCopy, contactCopy } from '#content/copy/pages.ts';
import { appCopy, shellCopy } from '#content/copy/shell.ts';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
  shortcutIds,
  shortcuts,
} from '#content/installed-app.ts';
import type { Site } from '#content/languages.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { light } from '#ui/tokens.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which the browser and the operating system use to install the site. */
export function webManifest({ language }: Site): Partial<ManifestOptions> {
  const app = readCopy(appCopy, language);
  const { footer } = readCopy(shellCopy, language);
  // The name of a shortcut is the name of its page in the footer or header.
  const shortcutNames = {
    services: footer.services,
    industries: footer.industries,
    careers: readCopy(careersCopy, language).name,
    contact: readCopy(contactCopy, language).name,
  };
  return {
    id: '/',
    name: app.name,
    short_name: app.shortName,
    description: app.description,
    lang: language,
    dir: textDirection(language),
    start_url: '/',
    scope: '/',
    // No display_override is needed: browsers without `standalone` use `minimal-ui` by default.
    display: 'standalone',
    orientation: 'any',
    theme_color: light.paper,
    background_color: light.paper,
    categories: ['business'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    shortcuts: shortcutIds.map((id) => {
      const { path } = shortcuts[id];
      return {
        name: shortcutNames[id],
        description: readCopy(pathCopy(path), language).meta.description,
        url: path,
        icons: [{ src: `/icons/shortcut-${id}.png`, sizes: '96x96', type: 'image/png' }],
      };
    }),
    screenshots: screenshotIds.map((id) => {
      const { formFactor } = installScreenshots[id];
      const { width, height, scale } = screenshotFormFactors[formFactor];
      return {
        src: screenshotFile(id),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/jpeg',
        form_factor: formFactor,
        label: app.screenshots[id],
      };
    }),
  };
}
