import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { company } from '#content/company.ts';
import { appCopy } from '#content/copy/shell.ts';
import { copy, nameOf, shell } from './support/copy.ts';
import { expect, test } from './support/site-test.ts';
import { testedSite } from './support/site-under-test.ts';

// What an installed app and a tab show of the site. That Chromium accepts the manifest: e2e/standalone.spec.ts.

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly icons: readonly Picture[] }[];
}

test('the manifest has the site’s texts and pictures', { tag: '@whole' }, async ({ page }) => {
  const { name, description, screenshots: labels } = copy(appCopy);
  await page.goto('/about');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: Manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    id: '/',
    name,
    short_name: company.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: testedSite.language,
    dir: 'ltr',
    shortcuts: [
      { name: nameOf('/services'), url: '/services' },
      { name: shell().footer.industries, url: '/industry' },
      { name: nameOf('/careers'), url: '/careers' },
      { name: nameOf('/contact'), url: '/contact' },
    ],
    screenshots: Object.values(labels).map((label) => ({ label })),
  });
  const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes, type } of [
    ...pictures,
    ...manifest.screenshots,
    { src: apple ?? '', sizes: '180x180', type: 'image/png' },
  ]) {
    const { rgba, ...found } = await readPicture(page, src);
    const [width, height] = sizes.split('x').map(Number);
    expect.soft(found, src).toEqual({ status: 200, type, width, height });
    expect.soft(new Set(rgba).size, `${src} shows something`).toBeGreaterThan(2);
  }
});

const pixels = (rgba: Buffer) =>
  Array.from({ length: rgba.length / 4 }, (_, i) => rgba.subarray(4 * i, 4 * i + 4).join());

/** The distance of a pixel's centre from the picture's centre, as a share of the picture's width. */
const distance = (i: number, edge: number) =>
  Math.hypot((i % edge) + 0.5 - edge / 2, Math.floor(i / edge) + 0.5 - edge / 2) / edge;

test('a system may cut the icons to a circle', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/about');
  for (const { file, edge } of [
    { file: '/icons/maskable-192.png', edge: 192 },
    { file: '/icons/maskable-512.png', edge: 512 },
    { file: '/icons/monochrome-512.png', edge: 512 },
  ]) {
    const icon = await readPicture(page, file);
    const [ground, ...others] = pixels(icon.rgba);
    // The web app manifest's safe zone: a circle around the centre, with a radius of two fifths of the width.
    const drawn = others.flatMap((pixel, i) => (pixel === ground ? [] : [distance(i + 1, edge)]));
    expect(Math.max(...drawn), file).toBeLessThan(0.4);
    expect(Math.max(...drawn), `the mark fills the circle of ${file}`).toBeGreaterThan(0.3);
    // A system colours the monochrome icon, whose ground is transparent.
    expect(icon.rgba[3], file).toBe(file.includes('monochrome') ? 0 : 255);
  }
});

/** A picture of the site: its answer, its size in px, and red, green, blue and opacity of each pixel, row by row. */
async function readPicture(page: Page, address: string) {
  const response = await page.request.get(address);
  const [type] = response.headers()['content-type']?.split(';') ?? [];
  const picture = sharp(await response.body())
    .ensureAlpha()
    .raw();
  const { data: rgba, info } = await picture.toBuffer({ resolveWithObject: true });
  return { status: response.status(), type, width: info.width, height: info.height, rgba };
}
