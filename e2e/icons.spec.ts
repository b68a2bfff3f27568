import { type DecodedPicture, decodePicture } from './support/decoded-picture.ts';
import { expect, test } from './support/site-test.ts';

// The icons of the installed app and of the browser's tab. They change only when they are drawn again.

const pixels = ({ rgba }: DecodedPicture) =>
  Array.from({ length: rgba.length / 4 }, (_, i) => rgba.subarray(4 * i, 4 * i + 4).join());

/** How opaque the pixels are: the different values. */
const opacities = ({ rgba }: DecodedPicture) => [...new Set(rgba.filter((_, i) => i % 4 === 3))];

/** The distance of a pixel's centre from the picture's centre, as a share of the picture's width. */
const distance = (i: number, edge: number) =>
  Math.hypot((i % edge) + 0.5 - edge / 2, Math.floor(i / edge) + 0.5 - edge / 2) / edge;

test('the app’s icons are opaque or of one colour, and keep the mark in the safe circle', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/about');
  for (const size of [192, 512]) {
    const icon = await decodePicture(page, `/icons/maskable-${size}.png`);
    const [ground, ...others] = pixels(icon);
    // The web app manifest's safe zone: a circle around the centre, with a radius of two fifths of the width.
    const drawn = others.flatMap((pixel, i) => (pixel === ground ? [] : [distance(i + 1, size)]));
    expect(Math.max(...drawn)).toBeLessThan(0.4);
    expect(Math.max(...drawn), 'the mark fills the circle').toBeGreaterThan(0.3);
    expect(opacities(icon)).toEqual([255]);
  }
  const icon = await decodePicture(page, '/icons/monochrome-512.png');
  const drawn = pixels(icon).flatMap((pixel, i) => (pixel.endsWith(',0') ? [] : [{ pixel, i }]));
  expect(new Set(drawn.map(({ pixel }) => pixel.replace(/,\d+$/, '')))).toEqual(new Set(['0,0,0']));
  expect(drawn.length).toBeGreaterThan(10_000);
  expect(Math.max(...drawn.map(({ i }) => distance(i, 512)))).toBeLessThan(0.4);
  expect(icon.rgba[3], 'the background is transparent').toBe(0);
  const link = page.locator('link[rel="apple-touch-icon"]');
  const homeScreen = await decodePicture(page, (await link.getAttribute('href')) ?? '');
  expect(homeScreen).toMatchObject({ status: 200, type: 'image/png', width: 180, height: 180 });
  expect(opacities(homeScreen)).toEqual([255]);
});

test('the favicon follows the colour scheme, and older browsers get 32 px', {
  tag: '@whole',
}, async ({ page }) => {
  const line: Record<string, string> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    line[colorScheme] = await page.evaluate(async () => {
      const icon = new Image(32, 32);
      icon.src = document.querySelector<HTMLLinkElement>('link[type="image/svg+xml"]')?.href ?? '';
      document.body.append(icon);
      await icon.decode();
      const context = new OffscreenCanvas(32, 32).getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.drawImage(icon, 0, 0, 32, 32);
      return context.getImageData(16, 25, 1, 1).data.join();
    });
  }
  expect(line).toEqual({ light: '18,37,43,255', dark: '243,236,220,255' });
  const link = page.locator('link[rel="icon"][sizes="32x32"]');
  // Requested outside the page, because Playwright blocks a page's requests for /favicon.ico.
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const size = await page.evaluate(
    async (file) => {
      const { width, height } = await createImageBitmap(new Blob([file]));
      return { width, height };
    },
    new Uint8Array(await response.body()),
  );
  expect(size).toEqual({ width: 32, height: 32 });
});
