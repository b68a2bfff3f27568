/** The color of a page's index contours, by the name of its design token. */
export type Accent = 'water' | 'veg' | 'flag';
