import { attribute, parseHtml, shownElements } from '#build/output/html-tree.ts';
import { iconNames } from '#content/icons.ts';
import { ICON_SHEET, shapeId } from '#ui/icon-sheet.ts';
import { iconShape } from './icon-shapes.ts';

/**
 * The shapes of the icons that a page's content shows at first, as markup. In the page and not a file
 * of its own: they are painted with the first frame, and the fonts have one rival fewer.
 */
export function iconSheet(content: string): string {
  const uses = shownElements(parseHtml(content), 'use').map((use) => attribute(use, 'href'));
  const shapes = iconNames
    .filter((name) => uses.includes(`#${shapeId(name)}`))
    .map((name) => `<path id="${shapeId(name)}" d="${iconShape(name)}"/>`);
  return `<svg width="0" height="0" aria-hidden="true"><defs id="${ICON_SHEET}">${shapes.join('')}</defs></svg>`;
}
