/**
 * The colours of plates. The page gives them as custom properties, so that a plate follows the scheme, print and
 * forced colours: `line` and `contour` for the ground, `ground` for what covers a line.
 */
export type Colour =
  | 'ink'
  | 'ink-2'
  | 'line'
  | 'contour'
  | 'water'
  | 'veg'
  | 'flag'
  | 'flag-text'
  | 'ground';

/** A place on the sheet, in px at the size of design, from the top of the side where reading starts. */
export type Point = readonly [x: number, y: number];

/** How a line goes through its points: straight from one to the next, or as a curve. */
export type Course = 'straight' | 'smooth';

/** A line. Lines are drawn once when the plate comes into view, except dashed lines and lines in the colour `line`. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly points: readonly Point[];
  readonly course: Course;
  readonly colour: Colour;
  /** In px. */
  readonly width: number;
  readonly isDashed: boolean;
}

/** A filled shape. */
export interface Area {
  readonly kind: 'area';
  /** Its outline in pieces, because a band has two curves and two straight ends. */
  readonly outline: readonly { readonly points: readonly Point[]; readonly course: Course }[];
  readonly colour: Colour;
  readonly opacity: number;
}

/** A filled circle, with a rim where its inside has the colour of the ground. */
export interface Dot {
  readonly kind: 'dot';
  readonly centre: Point;
  readonly radius: number;
  readonly colour: Colour;
  readonly isHollow: boolean;
}

/** A text of the page's copy, `plate.labels.<id>`. */
export interface Label<Id extends string = string> {
  readonly kind: 'label';
  readonly id: Id;
  /** The point at the start, middle or end of its lines. */
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
  /** Where the lines are: below the point, above it, or centred beside it. */
  readonly side: 'below' | 'above' | 'beside';
  /** Where lines wrap, in px. */
  readonly width: number;
  readonly colour: Colour;
  readonly isStrong: boolean;
}

/**
 * What a plate's composition lists: marks, and groups of marks. Later marks cover earlier ones, but lines in the colour
 * `line` are below all others, and labels above.
 */
export type Drawn<Id extends string = string> =
  | Stroke
  | Area
  | Dot
  | Label<Id>
  | readonly Drawn<Id>[];

/** The labels of a page's copy: `old` for `plate.labels.old`. */
type LabelId<Copy> = Copy extends { readonly plate: { readonly labels: infer Labels } }
  ? Extract<keyof Labels, string>
  : never;

/**
 * An explanatory drawing in two compositions, one a sheet. `Copy` is the type of the page's English copy: a label that
 * it lacks does not compile.
 */
export interface Plate<
  Copy = { readonly plate: { readonly labels: Readonly<Record<string, string>> } },
> {
  readonly wide: readonly Drawn<LabelId<Copy>>[];
  readonly narrow: readonly Drawn<LabelId<Copy>>[];
}

/**
 * The sheets of all plates, in px at the size of design: `narrow` is for phones. A page reserves their shape
 * (src/sections/plate.css). Labels have one size on a sheet.
 */
export const plateSheets = {
  wide: { width: 800, height: 400, labelSize: 16 },
  narrow: { width: 280, height: 360, labelSize: 14 },
} as const;

/** A mark: what a composition lists, without groups. */
export type Mark = Stroke | Area | Dot | Label;

/** The marks of a composition, without their groups. */
export function marksOf(composition: readonly Drawn[]): Mark[] {
  return composition.flatMap((drawn) => ('kind' in drawn ? [drawn] : marksOf(drawn)));
}

/** Whether a line belongs to a grid, by its colour: it is below all other marks, may cross labels, and is not drawn in motion. */
export function isGridLine({ kind, colour }: Mark): boolean {
  return kind === 'stroke' && colour === 'line';
}
