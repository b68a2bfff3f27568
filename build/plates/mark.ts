import type { Colour } from './colour.ts';

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
  /** The lengths of dash and gap, in px; a line without dashes has an empty list. */
  readonly dashes: readonly number[];
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

export type Mark<Id extends string = string> = Stroke | Area | Dot | Label<Id>;

/**
 * What a plate's composition lists: marks, and groups of marks. Later marks cover earlier ones, but lines in the colour
 * `line` are below all others, and labels above.
 */
export type Drawn<Id extends string = string> = Mark<Id> | readonly Drawn<Id>[];
