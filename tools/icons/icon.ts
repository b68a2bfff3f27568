import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICON_EDGE, type Icon } from '#content/icons.ts';
import { shortcutIds, shortcuts } from '#content/installed-app.ts';
import { mark } from '#content/mark.ts';
import { phosphorIcon } from '#plugins/icons/icons.ts';
import { dark, light } from '#ui/tokens.ts';

interface IconSpecification {
  /** The path in `public`. */
  readonly file: string;
  /** In px. */
  readonly size: number;
  /** The part of the edge that the picture may fill, 0 to 1: a mask may cut off the margin. */
  readonly fill: number;
  readonly ground: string | null;
  /** The picture as SVG, in a square of EDGE units. */
  readonly picture: string;
}

const EDGE = 32;

/** The mark in the middle of the square. `shapes` are its paths. */
function centred(shapes: string): string {
  const scale = EDGE / Math.max(mark.width, mark.height);
  const margin = (length: number) => (EDGE - length * scale) / 2;
  const place = `translate(${margin(mark.width)} ${margin(mark.height)}) scale(${scale})`;
  return `<g transform="${place}">${shapes}</g>`;
}

const coloured = centred(
  mark.shapes.map(({ path, fill }) => `<path fill="${light[fill]}" d="${path}"/>`).join(''),
);
/** Systems use only the shape's opacity, and choose its colour. */
const stencil = centred(`<path d="${mark.shapes.map(({ path }) => path).join('')}"/>`);

const paper = light.paper;

/**
 * The mark as systems show it. A mask may cut a maskable icon to a circle of four fifths of its edge (web
 * app manifest, "icon masks"); the monochrome icon fits the same circle.
 */
const marks: readonly IconSpecification[] = [
  { file: 'icons/icon-192.png', size: 192, fill: 0.72, ground: paper, picture: coloured },
  { file: 'icons/icon-512.png', size: 512, fill: 0.72, ground: paper, picture: coloured },
  { file: 'icons/maskable-192.png', size: 192, fill: 0.6, ground: paper, picture: coloured },
  { file: 'icons/maskable-512.png', size: 512, fill: 0.6, ground: paper, picture: coloured },
  { file: 'icons/monochrome-512.png', size: 512, fill: 0.6, ground: null, picture: stencil },
  { file: 'icons/apple-touch-icon.png', size: 180, fill: 0.6, ground: paper, picture: coloured },
];

/** A shortcut's icon, from the icon set of the pages. */
function shortcutPicture(icon: Icon): string {
  return `<g color="${light.ink}" transform="scale(${EDGE / ICON_EDGE})">${phosphorIcon(icon)}</g>`;
}

/** Every icon that the manifest and the documents name, except the favicons. */
export const icons: readonly IconSpecification[] = [
  ...marks,
  ...shortcutIds.map((id) => ({
    file: `icons/shortcut-${id}.png`,
    size: 96,
    fill: 0.6,
    ground: paper,
    picture: shortcutPicture(shortcuts[id].icon),
  })),
];

/** The favicon for browsers that support no SVG favicon: one PNG after a header of 22 bytes. */
export const favicon = { file: 'favicon.ico', size: 32, fill: 1, ground: null, picture: coloured };

/** A picture on its ground, as an SVG document. */
export function iconDrawing({ size, fill, ground, picture }: IconSpecification): string {
  const margin = (EDGE * (1 - fill)) / 2;
  const square = ground === null ? '' : `<path fill="${ground}" d="M0 0h${EDGE}v${EDGE}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${EDGE} ${EDGE}">${square}<g transform="translate(${margin} ${margin}) scale(${fill})">${picture}</g></svg>`;
}

/**
 * The favicon that follows the colour scheme. The light colours are attributes, so the mark keeps its
 * colours in a browser that applies the site's content policy and refuses the style.
 */
export function faviconDrawing(): string {
  const style = `@media (prefers-color-scheme:dark){.ink{fill:${dark.ink}}.flag{fill:${dark.flag}}}`;
  const shapes = mark.shapes
    .map(({ path, fill }) => `<path class="${fill}" fill="${light[fill]}" d="${path}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><style>${style}</style>${centred(shapes)}</svg>\n`;
}

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

// `npm run renew -- icons`: draws public/icons and the favicons.
if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../public');
  rmSync(join(folder, 'icons'), { recursive: true, force: true });
  mkdirSync(join(folder, 'icons'));
  for (const icon of icons) writeFileSync(join(folder, icon.file), await png(icon));
  writeFileSync(join(folder, favicon.file), ico(await png(favicon), favicon.size));
  writeFileSync(join(folder, 'favicon.svg'), faviconDrawing());
}
