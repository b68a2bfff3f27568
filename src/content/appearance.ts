import type { OneToFour } from '#catalog/ordinals.ts';
import type { Icon } from './icons.ts';

/** The color of a page's index contours, by the name of its design token. */
export type Accent = 'water' | 'veg' | 'flag';

/** The icon of each card, by the card's number in the catalog. */
export type CardIcons = Readonly<Record<OneToFour, Icon>>;
