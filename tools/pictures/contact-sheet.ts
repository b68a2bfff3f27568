import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { builtFolder } from '#build/output/built-site.ts';
import { createSiteServer } from '#deploy/server.ts';
import { contactSheetDocument } from './contact-sheet-document.ts';
import { contactSheetSource, withSource } from './contact-sheet-source.ts';
import { launchChromium } from './launch-chromium.ts';
import { type Device, newScreenshotPage, openForScreenshot } from './screenshot-page.ts';
import { webp } from './webp.ts';

const docs = resolve(import.meta.dirname, '../../docs');

const schemes = ['light', 'dark'] as const;

interface ContactSheet<Shown extends Device> {
  /** The name of the file in docs. */
  readonly name: string;
  /** In bytes: GitHub shows the file. */
  readonly limit: number;
  /** The WebP quality, from 0 to 1. */
  readonly quality: number;
  readonly columns: number;
  readonly addresses: readonly string[];
  readonly devices: readonly Shown[];
  /** Photographs the open page as JPEG. */
  readonly photograph: (page: Page, device: Shown) => Promise<Buffer>;
}

/** Writes a picture of every address of the built site on every device, light and dark. Throws if the file exceeds its limit. */
export async function writeContactSheet<Shown extends Device>(
  contactSheet: ContactSheet<Shown>,
): Promise<void> {
  const { name, limit, quality, columns } = contactSheet;
  const browser = await launchChromium();
  const server = createSiteServer(() => builtFolder);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const sheet = await browser.newPage({ viewport: { width: 3600, height: 1000 } });
  const pictures = await thumbnails(browser, origin, contactSheet);
  await sheet.setContent(contactSheetDocument(pictures, columns));
  mkdirSync(docs, { recursive: true });
  const file = join(docs, name);
  const picture = await webp(sheet, await sheet.screenshot({ fullPage: true }), quality);
  writeFileSync(file, withSource(picture, contactSheetSource()));
  await browser.close();
  await server.close();
  const { size } = statSync(file);
  process.stdout.write(`docs/${name} ${size} bytes\n`);
  if (size > limit) throw new Error(`docs/${name} is larger than ${limit} bytes`);
}

async function thumbnails<Shown extends Device>(
  browser: Browser,
  origin: string,
  { addresses, devices, photograph }: ContactSheet<Shown>,
): Promise<Map<string, Buffer[]>> {
  const byAddress = new Map<string, Buffer[]>(addresses.map((address) => [address, []]));
  for (const device of devices) {
    for (const scheme of schemes) {
      const page = await newScreenshotPage(browser, origin, { ...device, scheme });
      for (const address of addresses) {
        await openForScreenshot(page, origin + address);
        byAddress.get(address)?.push(await photograph(page, device));
      }
      await page.close();
    }
  }
  return byAddress;
}
