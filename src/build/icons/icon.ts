import { dark, light } from '#ui/tokens.ts';

export interface IconSpecification {
  readonly file: string;
  /** Edge length in px. */
  readonly size: number;
  /** The part of the edge that the mark may fill: a mask may cut the rest away. */
  readonly fill: number;
  readonly ground: string | null;
}

/** Every icon the manifest and the document name (platform: maskable safe zone 80 %). */
export const icons: readonly IconSpecification[] = [
  { file: 'icons/icon-192.png', size: 192, fill: 0.72, ground: light.paper },
  { file: 'icons/icon-512.png', size: 512, fill: 0.72, ground: light.paper },
  { file: 'icons/maskable-512.png', size: 512, fill: 0.5, ground: light.paper },
  { file: 'icons/apple-touch-icon.png', size: 180, fill: 0.6, ground: light.paper },
];

/** The favicon for browsers that take no SVG. */
export const favicon: IconSpecification = { file: 'favicon.ico', size: 32, fill: 1, ground: null };

// In a square of 32: the datum triangle standing on its line.
const triangle = 'M5 6h22L16 23z';
const line = 'M2 24h28v3H2z';

/** The mark on its ground, as an SVG document. */
export function iconDrawing({ size, fill, ground }: IconSpecification): string {
  const margin = (32 * (1 - fill)) / 2;
  const square = ground === null ? '' : `<path fill="${ground}" d="M0 0h32v32H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${square}<g transform="translate(${margin} ${margin}) scale(${fill})"><path fill="${light.flag}" d="${triangle}"/><path fill="${light.ink}" d="${line}"/></g></svg>`;
}

/** The favicon that follows the colour scheme. */
export function faviconDrawing(): string {
  const style = `.line{fill:${light.ink}}.mark{fill:${light.flag}}@media (prefers-color-scheme:dark){.line{fill:${dark.ink}}.mark{fill:${dark.flag}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style><path class="mark" d="${triangle}"/><path class="line" d="${line}"/></svg>\n`;
}
