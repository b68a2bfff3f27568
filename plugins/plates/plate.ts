import type { Palette } from '#ui/tokens.ts';

/**
 * The colours of plates. The page gives them as custom properties, so that a plate follows the scheme, print and
 * forced colours: `line` and `contour` for the ground, `paper` for what covers a line.
 */
export type Colour = keyof Palette;

/** A place on the sheet, in px at the size of design, from the top of the side where reading starts. */
export type Point = readonly [x: number, y: number];

/** A line, an area or a dot, as a path of SVG. */
export interface Shape {
  /** Neighbours of one kind that look alike become one path. Lines of a grid are below everything, and labels may be on them. */
  readonly kind: 'grid' | 'line' | 'area' | 'dot';
  readonly points: readonly Point[];
  /** The commands after the last point. */
  readonly end?: string;
  /** Attributes of the path. */
  readonly look: string;
  /** Stays a path of its own. */
  readonly isAlone?: boolean;
  /** Only explains a label. Tiles, which have no labels, leave it out. */
  readonly isNote?: boolean;
}

/** A text of the page's copy, `plate.labels.<id>`. */
export interface Label {
  readonly kind: 'label';
  readonly id: string;
  /** The point at the start, middle or end of its lines. */
  readonly at: Point;
  readonly align?: 'start' | 'middle' | 'end';
  /** Where the lines are: below the point, above it, or centred beside it, as without this. */
  readonly side?: 'below' | 'above' | 'beside';
  /** Where lines wrap, in px. */
  readonly width: number;
  readonly colour?: Colour;
  /** The colour in medium weight, for the few labels that are read first. */
  readonly strong?: Colour;
}

/** What a plate's composition lists: marks, and groups of marks. Later marks cover earlier ones, but labels are above all. */
export type Drawn = Shape | Label | readonly Drawn[];

/** A drawing in two compositions, one a sheet. */
export type Compositions = Readonly<Record<keyof typeof plateSheets, readonly Drawn[]>>;

/** An explanatory drawing. Its `views` are what a visitor may choose to see in its place, by their ids in the copy (`plate.views`). */
export interface Plate extends Compositions {
  readonly views?: Readonly<Record<string, Compositions>>;
}

/**
 * The sheets of all plates, in px at the size of design: `narrow` is for phones. A page reserves their shape
 * (src/sections/plate.css). A sheet has two sizes of labels; on phones there is no room for a larger one.
 */
const plateSheets = {
  wide: { width: 800, height: 344, labelSizes: { plain: 17.3, strong: 20 } },
  narrow: { width: 280, height: 200, labelSizes: { plain: 14, strong: 14 } },
} as const;

/** Every sheet of a plate, by its id in the plate's file, such as `wide` or `wide-cutover`; those of its views come last. */
export function sheetsOf({ views = {}, ...whole }: Plate) {
  return Object.entries({ '': whole, ...views }).flatMap(([view, compositions]) =>
    (['wide', 'narrow'] as const).map((name) => {
      const marks = marksOf(compositions[name]);
      const labels = marks.filter((mark) => mark.kind === 'label');
      const shapes = marks.filter((mark) => mark.kind !== 'label');
      return { id: view ? `${name}-${view}` : name, ...plateSheets[name], shapes, labels };
    }),
  );
}

function marksOf(composition: readonly Drawn[]): (Shape | Label)[] {
  return composition.flatMap((drawn) => ('kind' in drawn ? [drawn] : marksOf(drawn)));
}

/** A number of px, rounded to tenths. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** A number in tenths of a px, written as shortly as SVG allows. */
export const inTenths = (value: number) => String(rounded(value)).replace(/^(-?)0\./, '$1.');
