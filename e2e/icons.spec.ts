import { type DecodedPicture, decodePicture } from './support/decoded-picture.ts';
import { expect, test } from './support/site-test.ts';

const pixels = ({ rgba }: DecodedPicture) =>
  Array.from({ length: rgba.length / 4 }, (_, i) => rgba.subarray(4 * i, 4 * i + 4).join());

/** The distance of a pixel's centre from the picture's centre, as a share of the picture's width. */
const distance = (i: number, edge: number) =>
  Math.hypot((i % edge) + 0.5 - edge / 2, Math.floor(i / edge) + 0.5 - edge / 2) / edge;

for (const size of [192, 512]) {
  test(`the maskable icon of ${size} px keeps the mark in the safe circle`, async ({ page }) => {
    await page.goto('/about');
    const icon = await decodePicture(page, `/icons/maskable-${size}.png`);
    const [ground, ...others] = pixels(icon);
    // The web app manifest's safe zone: a circle around the centre, with a radius of two fifths of the width.
    const drawn = others.flatMap((pixel, i) => (pixel === ground ? [] : [distance(i + 1, size)]));
    expect(Math.max(...drawn)).toBeLessThan(0.4);
    expect(Math.max(...drawn), 'the mark fills the circle').toBeGreaterThan(0.3);
    expect(new Set(icon.rgba.filter((_, i) => i % 4 === 3))).toEqual(new Set([255]));
  });
}

test('the monochrome icon is one colour, in the safe circle', async ({ page }) => {
  await page.goto('/about');
  const icon = await decodePicture(page, '/icons/monochrome-512.png');
  const drawn = pixels(icon).flatMap((pixel, i) => (pixel.endsWith(',0') ? [] : [{ pixel, i }]));
  expect(new Set(drawn.map(({ pixel }) => pixel.replace(/,\d+$/, '')))).toEqual(new Set(['0,0,0']));
  expect(drawn.length).toBeGreaterThan(10_000);
  expect(Math.max(...drawn.map(({ i }) => distance(i, 512)))).toBeLessThan(0.4);
  expect(icon.rgba[3], 'the background is transparent').toBe(0);
});

test('the icon of a home screen is opaque and of the required size', async ({ page }) => {
  await page.goto('/about');
  const link = page.locator('link[rel="apple-touch-icon"]');
  const icon = await decodePicture(page, (await link.getAttribute('href')) ?? '');
  expect(icon).toMatchObject({ status: 200, type: 'image/png', width: 180, height: 180 });
  expect(new Set(icon.rgba.filter((_, i) => i % 4 === 3))).toEqual(new Set([255]));
});

test('the favicon for older browsers has the size that its link states', async ({ page }) => {
  await page.goto('/about');
  const link = page.locator('link[rel="icon"][sizes]');
  await expect(link).toHaveAttribute('sizes', '32x32');
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

test('the favicon follows the colour scheme', async ({ page }) => {
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
});
