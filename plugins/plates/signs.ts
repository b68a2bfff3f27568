import { hairline, level } from './lines.ts';
import type { Area, Colour, Course, Dot, Drawn, Label, Point, Stroke } from './plate.ts';

interface BandStyle {
  readonly colour?: Colour;
  readonly opacity?: number;
  readonly course?: Course;
}

/** The area between two lines, each from start to end. */
export function band(
  upper: readonly Point[],
  lower: readonly Point[],
  { colour = 'water', opacity = 0.16, course = 'straight' }: BandStyle = {},
): Area {
  const outline = [
    { points: upper, course },
    { points: lower.toReversed(), course },
  ];
  return { kind: 'area', outline, colour, opacity };
}

/** A filled polygon. */
export function polygon(points: readonly Point[], colour: Colour, opacity = 1): Area {
  return { kind: 'area', outline: [{ points, course: 'straight' }], colour, opacity };
}

/** Diagonal hairlines inside a rectangle, `spacing` px apart. */
export function hatch(
  corners: readonly Point[],
  { colour = 'contour', spacing = 8 }: { readonly colour?: Colour; readonly spacing?: number } = {},
): Stroke[] {
  // Along a diagonal, x + y stays the same.
  const sums = corners.map(([x, y]) => x + y);
  const step = spacing * Math.SQRT2;
  const first = Math.ceil(Math.min(...sums) / step);
  const count = Math.max(0, Math.floor(Math.max(...sums) / step) - first + 1);
  return Array.from({ length: count }, (_, i) => crossings(corners, (first + i) * step))
    .filter(({ length }) => length > 0)
    .map((ends) => hairline(ends, { colour }));
}

/** Where the diagonal with this sum of x and y crosses the rectangle's sides, from left to right. */
function crossings(corners: readonly Point[], sum: number): Point[] {
  const points = corners.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    const [from, to] = [ax + ay - sum, bx + by - sum];
    if (from < 0 === to < 0) return [];
    const share = from / (from - to);
    return [[ax + share * (bx - ax), ay + share * (by - ay)]];
  });
  return points.sort(([one], [other]) => one - other);
}

/** The company's mark: a triangle that stands with its tip on a line, where a measurement starts. */
export function datum([x, y]: Point, colour: Colour = 'flag'): Area {
  const height = 16;
  // The proportions of the mark (src/content/mark.ts).
  const half = (height * 11) / 17;
  return polygon([...level(y - height, x - half, x + half), [x, y]], colour);
}

interface DotStyle {
  readonly colour?: Colour;
  readonly radius?: number;
}

/** A filled dot: a value that was measured. */
export function dot(centre: Point, { colour = 'ink', radius = 4 }: DotStyle = {}): Dot {
  return { kind: 'dot', centre, radius, colour, isHollow: false };
}

/** A ring: the one thing to look at, or a place that is still open. */
export function ring(centre: Point, { colour = 'ink', radius = 5 }: DotStyle = {}): Dot {
  return { kind: 'dot', centre, radius, colour, isHollow: true };
}

/** A line between two points with a slanted tick at each end, as engineers write a dimension. */
export function dimension(from: Point, to: Point): Drawn<never> {
  const colour = 'ink-2';
  const tick = ([x, y]: Point) =>
    hairline(
      [
        [x - 4, y + 4],
        [x + 4, y - 4],
      ],
      { colour },
    );
  return [hairline([from, to], { colour }), tick(from), tick(to)];
}

/** A line with ticks at equal distances, without numbers: `ticks` counts both ends. */
export function axis(from: Point, to: Point, ticks: number): Drawn<never> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  // The ticks point to the right of the axis' direction: below a horizontal axis.
  const [nx, ny] = [(-6 * dy) / length, (6 * dx) / length];
  const tick = (share: number) => {
    const [x, y] = [from[0] + share * dx, from[1] + share * dy];
    return hairline([
      [x, y],
      [x + nx, y + ny],
    ]);
  };
  return [hairline([from, to]), ...Array.from({ length: ticks }, (_, i) => tick(i / (ticks - 1)))];
}

/** A bracket beside what belongs together. Its ends point `depth` px back: to the right, or down, where positive. */
export function bracket(
  from: Point,
  to: Point,
  depth: number,
  colour: Colour = 'ink-2',
): Drawn<never> {
  const back = ([x, y]: Point): Point => (from[0] === to[0] ? [x + depth, y] : [x, y + depth]);
  return hairline([back(from), from, to, back(to)], { colour });
}

interface LabelStyle {
  readonly width: number;
  readonly align?: Label['align'];
  readonly side?: Label['side'];
  readonly colour?: Colour;
  /** Medium weight, for the few labels that are read first. */
  readonly strong?: boolean;
}

/** The text `plate.labels.<id>` at a point. Lines wrap at `width` px; leave room for a text two fifths longer. */
export function label<const Id extends string>(id: Id, at: Point, style: LabelStyle): Label<Id> {
  const { width, align = 'start', side = 'beside', strong = false } = style;
  const colour = style.colour ?? (strong ? 'ink' : 'ink-2');
  return { kind: 'label', id, at, align, side, width, colour, isStrong: strong };
}
