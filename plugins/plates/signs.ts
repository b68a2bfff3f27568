import { polygon } from './areas.ts';
import type { Colour } from './colour.ts';
import { hairline, indexLine } from './lines.ts';
import type { Area, Dot, Drawn, Label, Point } from './mark.ts';

/** The company's mark: a triangle that stands with its tip on a line, where a measurement starts. */
export function datum([x, y]: Point, colour: Colour = 'flag'): Area {
  const height = 16;
  // The proportions of the mark (src/content/mark.ts).
  const half = (height * 11) / 17;
  return polygon(
    [
      [x - half, y - height],
      [x + half, y - height],
      [x, y],
    ],
    colour,
  );
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

/** A short thick line across a line at a point: an end, a gate, a switch. */
export function bar([x, y]: Point, height: number, colour: Colour = 'ink'): Drawn<never> {
  return indexLine(
    [
      [x, y - height / 2],
      [x, y + height / 2],
    ],
    { colour },
  );
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
