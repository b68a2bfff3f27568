import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { launchChromium } from '#tools/pictures/launch-chromium.ts';
import { withText } from '#tools/pictures/png-text.ts';
import { sourceHash } from '#tools/pictures/source-hash.ts';
import { favicon, faviconDrawing, type IconSpecification, iconDrawing, icons } from './icon.ts';

// `npm run icons`: draws public/icons and the favicons. The results are committed.

const publicFolder = resolve(import.meta.dirname, '../../public');
const browser = await launchChromium();

async function png(icon: IconSpecification): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconDrawing(icon)}`);
  const image = await page.screenshot({ omitBackground: icon.ground === null });
  await page.close();
  return withText(image, 'Source', sourceHash(iconDrawing(icon)));
}

/** An ICO file that contains one PNG: a directory of one entry, then the image. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

function write(file: string, content: string | Buffer): void {
  const target = resolve(publicFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

for (const icon of icons) write(icon.file, await png(icon));
write(favicon.file, ico(await png(favicon), favicon.size));
write('favicon.svg', faviconDrawing());
await browser.close();
