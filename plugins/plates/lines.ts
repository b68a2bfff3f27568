import type { Colour } from './colour.ts';
import type { Course, Mark, Point, Stroke } from './mark.ts';

/** The widths of lines, in px: of the ground, and of what matters. */
const HAIRLINE = 1;
const INDEX_LINE = 2.5;

interface LineStyle {
  readonly colour?: Colour;
  readonly course?: Course;
}

/** A thin line of the ground. */
export function hairline(points: readonly Point[], style: LineStyle = {}): Stroke {
  return stroke(points, HAIRLINE, { colour: 'contour', ...style });
}

/** A thin line of dashes: what is planned, or only possible. It is not drawn in motion. */
export function dashedLine(points: readonly Point[], style: LineStyle = {}): Stroke {
  return { ...stroke(points, 1.5, { colour: 'ink-2', ...style }), dashes: [5, 5] };
}

/** A thick line: what matters. */
export function indexLine(points: readonly Point[], style: LineStyle = {}): Stroke {
  return stroke(points, INDEX_LINE, { colour: 'ink', ...style });
}

/** A line of a grid. It is below all other marks, may cross labels, and is not drawn in motion. */
interface GridLine extends Stroke {
  readonly colour: 'line';
}

/** Whether a mark is a line of a grid: a line in the colour `line`. */
export function isGridLine(mark: Mark): mark is GridLine {
  return mark.kind === 'stroke' && mark.colour === 'line';
}

function stroke(points: readonly Point[], width: number, style: LineStyle): Stroke {
  const { colour = 'ink', course = 'straight' } = style;
  return { kind: 'stroke', points, course, colour, width, dashes: [] };
}
