import { iconNames } from '#content/icons.ts';
import { attribute, parseHtml, shownElements } from '#plugins/output/html-tree.ts';
import { ICON_SHEET, shapeId } from '#ui/icon-sheet.ts';
import { iconShape } from './icon-shapes.ts';

/**
 * The markup of an SVG sprite with the icons that a page shows at first. It is in the page and not in a
 * file, so that icons are painted in the first frame and no request competes with the fonts.
 */
export function iconSheet(content: string): string {
  const uses = shownElements(parseHtml(content), 'use').map((use) => attribute(use, 'href'));
  const shapes = iconNames
    .filter((name) => uses.includes(`#${shapeId(name)}`))
    .map((name) => `<path id="${shapeId(name)}" d="${iconShape(name)}"/>`);
  return `<svg width="0" height="0" aria-hidden="true"><defs id="${ICON_SHEET}">${shapes.join('')}</defs></svg>`;
}
