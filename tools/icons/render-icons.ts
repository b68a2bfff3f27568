import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { favicon, faviconDrawing, type IconSpecification, iconDrawing, icons } from './icon.ts';

// `npm run renew -- icons`: draws public/icons and the favicons.

const publicFolder = join(import.meta.dirname, '../../public');

const png = (icon: IconSpecification) =>
  sharp(Buffer.from(iconDrawing(icon)))
    .png({ compressionLevel: 9 })
    .toBuffer();

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

rmSync(join(publicFolder, 'icons'), { recursive: true, force: true });
mkdirSync(join(publicFolder, 'icons'));
for (const icon of icons) writeFileSync(join(publicFolder, icon.file), await png(icon));
writeFileSync(join(publicFolder, favicon.file), ico(await png(favicon), favicon.size));
writeFileSync(join(publicFolder, 'favicon.svg'), faviconDrawing());
