import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type messages from '#catalog/en/app.json';
import { company } from '#content/company.ts';
import { light } from '#ui/tokens.ts';
import { companyFacts } from './catalog/company-facts.ts';
import { compileMessage } from './catalog/compile.ts';

const catalog: typeof messages = JSON.parse(
  readFileSync(resolve(import.meta.dirname, `../catalog/${company.language}/app.json`), 'utf8'),
);
const text = (id: keyof typeof messages) => String(compileMessage(catalog[id], companyFacts));

/** What the browser shows when it installs the site. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: text('name'),
  short_name: text('short-name'),
  description: text('description'),
  lang: company.language,
  dir: 'ltr',
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
