import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { appCopy } from '#content/copy/shell.ts';
import { shortcutIds, shortcuts } from '#content/shortcuts.ts';
import { copy, nameOf, pageTexts, shell } from './support/copy.ts';
import { decodePicture } from './support/decoded-picture.ts';
import { expect, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

async function openManifest(page: Page): Promise<Manifest> {
  await page.goto('/about');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  return response.json();
}

test('the manifest has every member that browsers use to install', async ({ page }) => {
  const { name, description } = copy(appCopy);
  const manifest = await openManifest(page);
  expect(manifest).toMatchObject({
    id: '/',
    name,
    short_name: company.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    lang: siteUnderTest().language,
    dir: 'ltr',
    categories: ['business'],
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
});

test('the shortcuts lead to four pages and have the pages’ names', async ({ page }) => {
  const manifest = await openManifest(page);
  expect(manifest.shortcuts.map(({ name, url }) => ({ name, url }))).toEqual([
    { name: nameOf('/services'), url: '/services' },
    { name: shell().footer.industries, url: '/industry' },
    { name: nameOf('/careers'), url: '/careers' },
    { name: nameOf('/contact'), url: '/contact' },
  ]);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    shortcutIds.map((id) => shortcuts[id].path),
  );
  expect(manifest.shortcuts.map(({ description }) => description)).toEqual(
    shortcutIds.map((id) => pageTexts(shortcuts[id].path).description),
  );
  for (const { icons } of manifest.shortcuts) {
    expect(icons.map(({ sizes }) => sizes)).toEqual(['96x96']);
  }
});

test('the screenshots show both form factors, each with its label', async ({ page }) => {
  const { screenshots } = await openManifest(page);
  const forms = Object.groupBy(screenshots, ({ form_factor }) => form_factor ?? '');
  expect(forms['wide']?.map(({ sizes }) => sizes)).toEqual(Array(3).fill('1280x800'));
  expect(forms['narrow']?.map(({ sizes }) => sizes)).toEqual(Array(3).fill('780x1688'));
  const labels = Object.values(copy(appCopy).screenshots);
  expect(screenshots.map(({ label }) => label)).toEqual(labels);
});

test('every picture of the manifest has its declared size and type', { tag: '@whole' }, async ({
  page,
}) => {
  const { icons, screenshots, shortcuts: entries } = await openManifest(page);
  const pictures = [...icons, ...screenshots, ...entries.flatMap((shortcut) => shortcut.icons)];
  expect(pictures).toHaveLength(15);
  for (const { src, sizes, type } of pictures) {
    const { rgba, ...found } = await decodePicture(page, src);
    const [width, height] = sizes.split('x').map(Number);
    expect(found, src).toEqual({ status: 200, type, width, height });
    expect(new Set(rgba).size, `${src} shows something`).toBeGreaterThan(2);
  }
});
