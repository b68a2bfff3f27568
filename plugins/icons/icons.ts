import { hash } from 'node:crypto';
import { icons } from '@iconify-json/ph';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { ICON_EDGE, ICON_SHEET, type Icon, iconNames, shapeId } from '#content/icons.ts';
import { generatedFiles } from '#plugins/files/generated-files.ts';
import { elements, parseHtml } from '#plugins/output/html-tree.ts';

/**
 * The markup of an SVG sprite with the icons that a page shows at first. It is in the page and not in a
 * file, so that icons are painted in the first frame and no request competes with the fonts.
 */
export function iconSheet(content: string): string {
  const shown = elements(parseHtml(content), 'use:not([hidden] *)');
  const uses = shown.map(({ attribs }) => attribs['href']);
  const shapes = iconNames
    .filter((name) => uses.includes(`#${shapeId(name)}`))
    .map((name) => `<path id="${shapeId(name)}" d="${iconShape(name)}"/>`);
  return `<svg width="0" height="0" aria-hidden="true"><defs id="${ICON_SHEET}">${shapes.join('')}</defs></svg>`;
}

const virtualModule = 'virtual:icon-shapes';

/**
 * Decimal places of a coordinate, on a square of 256 units. Rounding moves a point by at most a sixteenth
 * of a CSS px in the largest icon, and makes the shapes, which come before a page's text, a third smaller.
 */
const PRECISION = 0;

/** Emits one JSON file with the outline of every icon. `virtual:icon-shapes` exports its hashed address. */
export function iconShapes(): Plugin {
  const list = JSON.stringify(iconNames.map((name) => [name, iconShape(name)]));
  const fileName = `assets/icons-${hash('sha256', list, 'base64url').slice(0, 8)}.json`;
  return {
    ...generatedFiles('icon-shapes', new Map([[fileName, () => list]])),
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load: (id) => (id === `\0${virtualModule}` ? `export default '/${fileName}';` : null),
  };
}

function iconShape(name: Icon): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_EDGE} ${ICON_EDGE}">${phosphorIcon(name)}</svg>`;
  const { data } = optimize(drawing, { floatPrecision: PRECISION, multipass: true });
  const [, outline] = /^<svg[^>]*><path[^>]*? d="([^"]+)"\/><\/svg>$/.exec(data) ?? [];
  if (outline === undefined) throw new Error(`${name} is not one path`);
  return outline;
}

/** The markup of an icon of the Phosphor set, in a square of ICON_EDGE units. Throws an error if the set lacks it. */
export function phosphorIcon(name: Icon): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Phosphor has no icon named ${name}`);
  return icon.body;
}
