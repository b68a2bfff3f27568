import type { ManifestOptions } from 'vite-plugin-pwa';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { textDirection } from '#build/catalog/text-direction.ts';
import type messages from '#catalog/en/app.json';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/install-screenshots.ts';
import { pageName } from '#content/page-names.ts';
import { shortcutIds, shortcuts } from '#content/shortcuts.ts';
import { light } from '#ui/tokens.ts';

const text = catalogText<keyof typeof messages>(site.language, 'app');

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The name of a shortcut is the name of its page in the footer or header. */
const shellText = catalogText(site.language, 'shell');
const shortcutNames = {
  services: shellText('footer.services'),
  industries: shellText('footer.industries'),
  careers: shellText('navigation.careers'),
  contact: shellText('navigation.contact'),
};

/** The web app manifest, which the browser and the operating system use to install the site. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: text('name'),
  short_name: text('short-name'),
  description: text('description'),
  lang: site.language,
  dir: textDirection(site.language),
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
      description: catalogText(site.language, pageName(path))('meta.description'),
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
      label: text(`screenshots.${id}`),
    };
  }),
};
