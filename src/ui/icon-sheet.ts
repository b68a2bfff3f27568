import type { Icon } from '#content/icons.ts';

/** Phosphor draws every icon on a square of this edge, in units of its own. */
export const ICON_EDGE = 256;

/** The id of the element that holds the shapes of the icons; each page comes with those it draws. */
export const ICON_SHEET = 'icons';

/** The id of an icon's shape. */
export const shapeId = (name: Icon) => `icon-${name}` as const;
