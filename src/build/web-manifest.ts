import type { ManifestOptions } from 'vite-plugin-pwa';
import type messages from '#catalog/en/app.json';
import { company } from '#content/company.ts';
import { light } from '#ui/tokens.ts';
import { catalogText } from './catalog/read-catalog.ts';
import { textDirection } from './catalog/text-direction.ts';

const text = catalogText<keyof typeof messages>(company.language, 'app');

/** What the browser shows when it installs the site. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: text('name'),
  short_name: text('short-name'),
  description: text('description'),
  lang: company.language,
  dir: textDirection(company.language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: light.paper,
  background_color: light.paper,
  categories: ['business'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
