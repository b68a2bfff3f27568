import address from 'virtual:icon-shapes';
import { ICON_SHEET, type Icon, shapeId } from '#content/icons.ts';

/**
 * Adds to the document's icon sheet the icons that the prerendered page did not need: those of other pages
 * and of later states of this page. The site is usable without them.
 */
export async function completeIconSheet(): Promise<void> {
  try {
    const sheet = document.getElementById(ICON_SHEET);
    if (!sheet) throw new Error('the document has no sheet');
    const response = await fetch(address);
    const shapes: readonly (readonly [Icon, string])[] = await response.json();
    for (const [name, outline] of shapes) {
      if (document.getElementById(shapeId(name))) continue;
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      shape.id = shapeId(name);
      shape.setAttribute('d', outline);
      sheet.append(shape);
    }
  } catch (error) {
    console.warn('Some icons are missing:', error);
  }
}
