import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { pageIds } from '#content/page-ids.ts';
import { pageAddress } from '#content/page-names.ts';
import { serveBuiltSite } from './built-server.ts';
import { contactSheetDocument } from './contact-sheet-document.ts';
import { launchChromium } from './launch-chromium.ts';
import { newScreenshotPage, openForScreenshot } from './screenshot-page.ts';
import { webp } from './webp.ts';

// `npm run contact-sheet`: all pages on one picture, docs/contact-sheet.webp. The result is committed.

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'docs/contact-sheet.webp');
/** In bytes: GitHub shows the file in the README. */
const limit = 1_000_000;
/** The WebP quality, from 0 to 1. */
const quality = 0.62;

const addresses = pageIds.map(pageAddress);

/** In CSS px. `scale` is the number of pixels per CSS px; `shown` is the greatest height on the sheet. */
const desktop = { width: 1440, height: 900, scale: 0.5, shown: 2400 } as const;
const phone = { width: 390, height: 844, scale: 0.75, shown: 1560 } as const;
const appearances = [desktop, phone].flatMap((device) => [
  { ...device, scheme: 'light' as const },
  { ...device, scheme: 'dark' as const },
]);

async function thumbnails(browser: Browser, origin: string): Promise<Map<string, Buffer[]>> {
  const byAddress = new Map<string, Buffer[]>(addresses.map((address) => [address, []]));
  for (const appearance of appearances) {
    const page = await newScreenshotPage(browser, origin, appearance);
    for (const address of addresses) {
      await openForScreenshot(page, origin + address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const picture = await page.screenshot({
        type: 'jpeg',
        quality: 90,
        fullPage: true,
        clip: { x: 0, y: 0, width: appearance.width, height: Math.min(height, appearance.shown) },
      });
      byAddress.get(address)?.push(picture);
    }
    await page.close();
  }
  return byAddress;
}

const browser = await launchChromium();
const { origin, server } = await serveBuiltSite();
const sheet = await browser.newPage({ viewport: { width: 3600, height: 1000 } });
await sheet.setContent(contactSheetDocument(await thumbnails(browser, origin)));
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(file, await webp(sheet, await sheet.screenshot({ fullPage: true }), quality));
await browser.close();
server.close();
const { size } = statSync(file);
process.stdout.write(`docs/contact-sheet.webp ${size} bytes\n`);
if (size > limit) throw new Error(`the contact sheet is larger than ${limit} bytes`);
