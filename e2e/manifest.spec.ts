import { company } from '#content/company.ts';
import { appCopy } from '#content/copy/shell.ts';
import { copy, nameOf, shell } from './support/copy.ts';
import { decodePicture } from './support/decoded-picture.ts';
import { expect, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly label?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly icons: readonly Picture[] }[];
}

// That Chromium accepts the manifest: e2e/standalone.spec.ts.
test('the manifest has the site’s texts, four shortcuts, and pictures of the size and type that it says', {
  tag: '@whole',
}, async ({ page }) => {
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
    lang: siteUnderTest().language,
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
  for (const { src, sizes, type } of [...pictures, ...manifest.screenshots]) {
    const { rgba, ...found } = await decodePicture(page, src);
    const [width, height] = sizes.split('x').map(Number);
    expect.soft(found, src).toEqual({ status: 200, type, width, height });
    expect.soft(new Set(rgba).size, `${src} shows something`).toBeGreaterThan(2);
  }
});
