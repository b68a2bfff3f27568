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
  /** Index lines of the film and of Home's share picture. Pages do not declare it (uno.config.ts). */
  readonly copper: string;
  /** Links, and an accent of the drawings. */
  readonly water: string;
  /** Results and ticks, and an accent of the drawings. */
  readonly veg: string;
  /** The mark, and an accent of the drawings. */
  readonly flag: string;
  /** Small text in the flag colour. */
  readonly 'flag-text': string;
  /** Main buttons, and the text on them. */
  readonly action: string;
  readonly 'action-ink': string;
  /** The same button under the pointer. */
  readonly 'action-hover': string;
}

export const light: Palette = {
  paper: '#f6f2e8',
  'paper-2': '#efe8d8',
  ink: '#12252b',
  'ink-2': '#3a4a50',
  line: '#d6cbb2',
  control: '#6b7577',
  contour: '#b08a57',
  copper: '#b08a57',
  water: '#174a5e',
  veg: '#264b38',
  flag: '#c8401f',
  'flag-text': '#8a280f',
  action: '#9c2f14',
  'action-ink': '#ffffff',
  'action-hover': '#7f240d',
};

export const dark: Palette = {
  paper: '#0f2229',
  'paper-2': '#193641',
  ink: '#f3ecdc',
  'ink-2': '#c5cdc6',
  line: '#2c4a54',
  control: '#7f969c',
  contour: '#4f7a80',
  copper: '#c99a62',
  water: '#9bcee0',
  veg: '#9ccbaf',
  flag: '#ff8a66',
  'flag-text': '#ffb097',
  action: '#ff8a66',
  'action-ink': '#0f2229',
  'action-hover': '#ffa488',
};

/** The dark band of a page. In the dark scheme it is darker than the page, so that it is visible there too. */
export const night: Palette = { ...dark, paper: '#0f2229', 'paper-2': '#16303a' };
export const nightInDark: Palette = { ...dark, paper: '#09181e', 'paper-2': '#0f2229' };

/** The last band of a page: the mark's red, dark enough for a contrast of 7:1 with white text. */
export const flagBand: Palette = {
  paper: '#a72a05',
  'paper-2': '#a72a05',
  ink: '#ffffff',
  'ink-2': '#ffffff',
  line: '#e08a70',
  control: '#ffffff',
  contour: '#7e1f03',
  copper: '#7e1f03',
  water: '#ffffff',
  veg: '#ffffff',
  flag: '#5e1400',
  'flag-text': '#ffffff',
  action: '#ffffff',
  'action-ink': '#12252b',
  'action-hover': '#f6f2e8',
};
export const flagBandInDark: Palette = {
  ...flagBand,
  paper: '#8a2a12',
  'paper-2': '#8a2a12',
  contour: '#b4553c',
  flag: '#e08a70',
};

/** For print: black on white in both colour schemes. */
export const print: Palette = {
  ...light,
  paper: '#ffffff',
  'paper-2': '#ffffff',
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
