import type { OneToFour } from '#catalog/ordinals.ts';
import type { Icon } from './icons.ts';

/** The colour of a page's index contours (design tokens of the same names). */
export type Accent = 'water' | 'veg' | 'flag';

/** One icon a card, numbered as in the catalog. */
export type CardIcons = Readonly<Record<OneToFour, Icon>>;
