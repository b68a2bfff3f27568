import { join } from 'node:path';
import sharp from 'sharp';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { pathCopy } from '#content/copy/files.ts';
import { appCopy, shellCopy } from '#content/copy/shell.ts';
import type { UniquePath } from '#content/paths.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtPages, values } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText, site } from '#plugins/output/built-site.ts';
import { light } from '#ui/tokens.ts';

// What an installed app and a tab show of the site. That Chromium accepts the manifest: e2e/standalone.spec.ts.

const picture = (file: string) => sharp(join(builtFolder, file));

test('the manifest has the site’s texts, colours and pictures, each for its purpose, and every page names it and the icons', async () => {
  const { name, description, screenshots: labels } = readCopy(appCopy, site.language);
  const nameOf = (path: UniquePath) => readCopy(pathCopy(path), site.language).name;
  const manifest: ManifestOptions = JSON.parse(builtText('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    id: '/',
    name,
    short_name: company.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: site.language,
    dir: 'ltr',
    shortcuts: [
      { name: nameOf('/services'), url: '/services' },
      { name: readCopy(shellCopy, site.language).footer.industries, url: '/industry' },
      { name: nameOf('/careers'), url: '/careers' },
      { name: nameOf('/contact'), url: '/contact' },
    ],
    // Whoever needs a turned screen has one (WCAG 1.3.4).
    orientation: 'any',
    background_color: light.paper,
    theme_color: light.paper,
    // Android cuts a maskable icon, and puts any other one on a white ground.
    icons: [
      { src: '/icons/icon-192.png', purpose: 'any' },
      { src: '/icons/icon-512.png', purpose: 'any' },
      { src: '/icons/maskable-192.png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', purpose: 'maskable' },
      { src: '/icons/monochrome-512.png', purpose: 'monochrome' },
    ],
    // Without a form factor, Chromium shows no screenshot on a computer.
    screenshots: Object.entries(labels).map(([id, label]) => ({
      label,
      form_factor: id.replace(/-.*/, ''),
    })),
  });
  for (const { id, all } of builtPages) {
    const named = all('link:is([rel=manifest], [rel=icon], [rel=apple-touch-icon])');
    const files = ['/manifest.webmanifest', '/favicon.ico', '/favicon.svg'];
    expect.soft(values(named, 'href'), id).toEqual([...files, '/icons/apple-touch-icon.png']);
  }
  for (const { src, sizes, type } of [
    ...[manifest, ...manifest.shortcuts].flatMap(({ icons = [] }) => icons),
    ...manifest.screenshots,
    { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]) {
    const { width, height, format } = await picture(src).metadata();
    expect
      .soft({ sizes: `${width}x${height}`, type: `image/${format}` }, src)
      .toEqual({ sizes, type });
    const { channels } = await picture(src).stats();
    expect
      .soft(
        channels.some(({ stdev }) => stdev > 0),
        `${src} shows something`,
      )
      .toBe(true);
  }
});

test('a system may cut the icons to a circle', async () => {
  for (const file of ['maskable-192.png', 'maskable-512.png', 'monochrome-512.png']) {
    const rgba = picture(`icons/${file}`).ensureAlpha().raw();
    const { data, info } = await rgba.toBuffer({ resolveWithObject: true });
    const edge = info.width;
    const pixels = Array.from({ length: edge * edge }, (_, i) =>
      data.toString('hex', 4 * i, 4 * i + 4),
    );
    /** The distance of a pixel's centre from the picture's centre, as a share of the picture's width. */
    const distance = (i: number) =>
      Math.hypot((i % edge) + 0.5 - edge / 2, Math.floor(i / edge) + 0.5 - edge / 2) / edge;
    // The web app manifest's safe zone: a circle around the centre, with a radius of two fifths of the width.
    const drawn = pixels.flatMap((pixel, i) => (pixel === pixels[0] ? [] : [distance(i)]));
    expect(Math.max(...drawn), file).toBeLessThan(0.4);
    expect(Math.max(...drawn), `the mark fills the circle of ${file}`).toBeGreaterThan(0.3);
    // A system colours the monochrome icon, whose ground is transparent.
    expect(data[3], file).toBe(file.includes('monochrome') ? 0 : 255);
  }
});
