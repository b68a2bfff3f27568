import { brand, shade } from './brand.ts';

/** The colours of one ground (background). Every band sets all of them, so components need no variants. */
export interface Palette {
  /** The background, and a second background for alternate bands and drawings. */
  readonly paper: string;
  readonly 'paper-2': string;
  /** Text, and secondary text. */
  readonly ink: string;
  readonly 'ink-2': string;
  /** Hairlines between things; never the only border of a control. */
  readonly line: string;
  /** The border of a control, with a contrast of at least 3:1. */
  readonly control: string;
  /** Minor lines of the drawings. */
  readonly contour: string;
  /** Links, and the index lines of drawings. */
  readonly water: string;
  /** Results and ticks. */
  readonly veg: string;
  /** The mark in the brand's colour. */
  readonly flag: string;
  /** Small text in the brand's colour. */
  readonly 'flag-text': string;
  /** Main buttons, and the text on them. */
  readonly action: string;
  readonly 'action-ink': string;
  /** The same button under the pointer. */
  readonly 'action-hover': string;
}

const white = '#ffffff';

/** The brand's shades on a light ground. */
const onWhite = (contrast: number, chroma: number, turn = 0) =>
  shade(white, contrast, chroma, turn);

export const light: Palette = {
  paper: '#f6f2e8',
  'paper-2': '#ebe2cd',
  ink: '#12252b',
  'ink-2': '#3a4a50',
  line: '#d6cbb2',
  control: '#6b7577',
  contour: '#b08a57',
  water: '#174a5e',
  veg: '#264b38',
  flag: brand,
  'flag-text': onWhite(9.15, 0.77, 0.2),
  action: onWhite(7.4, 0.84),
  'action-ink': white,
  'action-hover': onWhite(9.7, 0.73),
};

const darkPaper = '#0f2229';

/** The brand's shades on a dark ground. */
const onDark = (contrast: number, turn: number, ground = darkPaper) =>
  shade(ground, contrast, 1, turn);

export const dark: Palette = {
  paper: darkPaper,
  'paper-2': '#193641',
  ink: '#f3ecdc',
  'ink-2': '#c5cdc6',
  line: '#2c4a54',
  control: '#7f969c',
  contour: '#4f7a80',
  water: '#9bcee0',
  veg: '#9ccbaf',
  flag: onDark(7.1, 3.5),
  'flag-text': onDark(9.3, 3.5),
  action: onDark(7.1, 3.5),
  'action-ink': darkPaper,
  'action-hover': onDark(8.5, 3),
};

/** The dark band of a page. In the dark scheme it is darker than the page, so that it is visible there too. */
export const night: Palette = { ...dark, 'paper-2': '#16303a' };
export const nightInDark: Palette = { ...dark, paper: '#050f13', 'paper-2': darkPaper };

const forestPaper = '#123a2f';

/** The ground of an industry, as night is the ground of a service. */
export const forest: Palette = {
  paper: forestPaper,
  'paper-2': '#0d2d24',
  ink: '#f6f0e0',
  'ink-2': '#d3ddd2',
  line: '#35604f',
  control: '#8fb0a2',
  contour: '#6f9a86',
  water: '#b3dfee',
  veg: '#b0dfc1',
  flag: onDark(5.4, 3.5, forestPaper),
  'flag-text': onDark(7.3, 3.5, forestPaper),
  action: onDark(5.4, 3.5, forestPaper),
  'action-ink': darkPaper,
  'action-hover': onDark(6.6, 3, forestPaper),
};
export const forestInDark: Palette = { ...forest, paper: '#0b2a20', 'paper-2': '#061a13' };

const band = onWhite(7.05, 0.935, 0.2);
const bandInDark = onWhite(8.7, 0.76);
const bandContour = onWhite(10.1, 0.75, 1);
const bandLine = onWhite(2.6, 0.63, 3);

/** The last band of a page: the brand's colour, dark enough for a contrast of 7:1 with white text. */
export const flagBand: Palette = {
  paper: band,
  'paper-2': band,
  ink: white,
  'ink-2': white,
  line: bandLine,
  control: white,
  contour: bandContour,
  water: white,
  veg: white,
  flag: onWhite(13.3, 1, 1),
  'flag-text': white,
  action: white,
  'action-ink': light.ink,
  'action-hover': light.paper,
};
export const flagBandInDark: Palette = {
  ...flagBand,
  paper: bandInDark,
  'paper-2': bandInDark,
  contour: onWhite(4.9, 0.73, 1),
  flag: bandLine,
};

/** For print: black on white in both colour schemes. */
export const print: Palette = {
  ...light,
  paper: white,
  'paper-2': white,
  ink: '#000000',
  'ink-2': '#333333',
  line: '#b4b4b4',
  control: '#6b6b6b',
};

/** A palette, or a part of it, as CSS custom properties. */
export function declarations(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
