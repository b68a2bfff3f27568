import type { ManifestOptions } from 'vite-plugin-pwa';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { textDirection } from '#build/catalog/text-direction.ts';
import type messages from '#catalog/en/app.json';
import { company } from '#content/company.ts';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/install-screenshots.ts';
import { pageName } from '#content/page-names.ts';
import { shortcutIds, shortcuts } from '#content/shortcuts.ts';
import { light } from '#ui/tokens.ts';

const text = catalogText<keyof typeof messages>(company.language, 'app');

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** A shortcut is named as its page is in the footer and header, and described as search engines see it. */
const names = catalogText(company.language, 'shell');
const shortcutNames = {
  services: names('footer.services'),
  industries: names('footer.industries'),
  careers: names('navigation.careers'),
  contact: names('navigation.contact'),
};

/** What the browser shows when it installs the site, and what the installed site is to the system. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: text('name'),
  short_name: text('short-name'),
  description: text('description'),
  lang: company.language,
  dir: textDirection(company.language),
  start_url: '/',
  scope: '/',
  // Without display_override: the fall-back from standalone to the browser's own buttons is the default.
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
      description: catalogText(company.language, pageName(path))('meta.description'),
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
