import type { Icon } from '#content/icons.ts';

/** The width and height of every Phosphor icon, in units of its viewBox. */
export const ICON_EDGE = 256;

/** The id of the `<defs>` element (an SVG sprite) with the shapes of the icons that a page shows. */
export const ICON_SHEET = 'icons';

/** The id of an icon's shape in the sheet. */
export const shapeId = (name: Icon) => `icon-${name}` as const;
