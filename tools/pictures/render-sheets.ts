import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { industryIds } from '#content/industries.ts';
import { pageAddress } from '#content/page-names.ts';
import { industryPath, pageIds, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { createSiteServer } from '#deploy/server.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import { fonts, launchChromium, newScreenshotPage, openForScreenshot } from './screenshot-page.ts';

// `npm run renew -- sheets`: docs/contact-sheet.webp shows every page of the built site, docs/plates.webp every plate,
// on a desktop and on a phone, light and dark.

/** In bytes: GitHub shows the files. */
const limit = 1_000_000;

/** In CSS px. `scale` is the number of pixels per CSS px; `shown` is the greatest height of a page on the sheet. */
const devices = [
  { width: 1440, height: 900, scale: 0.5, shown: 2400 },
  { width: 390, height: 844, scale: 0.75, shown: 1560 },
] as const;

const sheets = [
  {
    file: 'contact-sheet.webp',
    columns: 4,
    quality: 62,
    addresses: pageIds.map(pageAddress),
    clip: (page: Page, shown: number) =>
      page.evaluate((most) => {
        const { scrollWidth: width, scrollHeight } = document.documentElement;
        return { x: 0, y: 0, width, height: Math.min(scrollHeight, most) };
      }, shown),
  },
  {
    file: 'plates.webp',
    columns: 2,
    quality: 70,
    addresses: [...serviceIds.map(servicePath), ...industryIds.map(industryPath)],
    // A picture of the element alone would have the header over it.
    clip: (page: Page) =>
      page.locator('.plate').evaluate((plate) => {
        const { x, y, width, height } = plate.getBoundingClientRect();
        return { x, y: y + window.scrollY, width, height };
      }),
  },
];

const style = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8');
await using browser = await launchChromium();
await using server = createSiteServer(() => builtFolder);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const sheet = await browser.newPage({ viewport: { width: 3600, height: 1000 } });
for (const { file, columns, quality, addresses, clip } of sheets) {
  const thumbnails = new Map(addresses.map((address) => [address, '']));
  for (const device of devices) {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await newScreenshotPage(browser, origin, { ...device, scheme });
      for (const [address, before] of thumbnails) {
        await openForScreenshot(page, origin + address);
        const shown = await clip(page, device.shown);
        const jpeg = await page.screenshot({
          type: 'jpeg',
          quality: 90,
          fullPage: true,
          clip: shown,
        });
        const image = `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}" alt="">`;
        thumbnails.set(address, before + image);
      }
      await page.close();
    }
  }
  const figures = Array.from(
    thumbnails,
    ([address, images]) => `<figure><figcaption>${address}</figcaption>${images}</figure>`,
  );
  await sheet.setContent(
    `<!doctype html><style>${fonts}${style}</style><body style="--columns: ${columns}">${figures.join('')}`,
  );
  const { size } = await sharp(await sheet.screenshot({ fullPage: true }))
    .webp({ quality })
    .toFile(join(import.meta.dirname, '../../docs', file));
  if (size > limit) throw new Error(`docs/${file} has ${size} bytes, more than ${limit}`);
}
