import { hairline, level, upright } from './lines.ts';
import { type Colour, type Drawn, inTenths, type Label, type Point, type Shape } from './plate.ts';

type Line = readonly Point[];

/** The area between two lines, each from start to end. */
export function band(upper: Line, lower: Line, colour: Colour = 'water', opacity = 0.3): Shape {
  return polygon([...upper, ...lower.toReversed()], colour, opacity);
}

/** A filled polygon. */
export function polygon(points: Line, colour: Colour, opacity = 1): Shape {
  const look = `fill="var(--${colour})"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`;
  return { kind: 'area', points, end: 'z', look };
}

/** The company's mark: a triangle that stands with its tip on a line, where a measurement starts. */
export function datum([x, y]: Point): Shape {
  const height = 16;
  // The proportions of the mark (src/content/mark.ts).
  const half = (height * 11) / 17;
  return polygon([...level(y - height, x - half, x + half), [x, y]], 'flag');
}

interface DotStyle {
  readonly colour?: Colour;
  readonly radius?: number;
}

/** A filled dot: a value that was measured. It is a line without length, whose ends are round. */
export function dot(centre: Point, { colour = 'ink', radius = 4 }: DotStyle = {}): Shape {
  const look = `stroke="var(--${colour})" stroke-width="${inTenths(2 * radius)}" stroke-linecap="round"`;
  return { kind: 'dot', points: [centre], end: 'h0', look };
}

/** A ring: the one thing to look at, or a place that is still open. It covers what is below it. */
export function ring([x, y]: Point, { colour = 'ink', radius = 5 }: DotStyle = {}): Shape {
  const arc = `a${inTenths(radius)} ${inTenths(radius)} 0 1 0`;
  return {
    kind: 'dot',
    points: [[x - radius, y]],
    end: `${arc} ${inTenths(2 * radius)} 0${arc}-${inTenths(2 * radius)} 0z`,
    look: `fill="var(--paper)" stroke="var(--${colour})" stroke-width="2.5"`,
    isAlone: true,
  };
}

/** A horizontal line with ticks at equal distances, without numbers: `ticks` counts both ends. */
export function axis(y: number, from: number, to: number, ticks: number): Drawn {
  const distance = (to - from) / (ticks - 1);
  return [
    note(hairline(level(y, from, to))),
    Array.from({ length: ticks }, (_, i) => note(hairline(upright(from + i * distance, y, y + 6)))),
  ];
}

/** A bracket beside what belongs together. Its ends point `depth` px back: to the right, or down, where positive. */
export function bracket(from: Point, to: Point, depth: number, colour: Colour = 'ink-2'): Drawn {
  const back = ([x, y]: Point): Point => (from[0] === to[0] ? [x + depth, y] : [x, y + depth]);
  return note(hairline([back(from), from, to, back(to)], colour));
}

/** A mark that only explains a label, such as a line from the label to what it names. */
export function note(shape: Shape): Shape {
  return { ...shape, isNote: true };
}

/** The text `plate.labels.<id>` at a point. Lines wrap at `width` px; leave room for a text two fifths longer. */
export function label(id: string, at: Point, style: Omit<Label, 'kind' | 'id' | 'at'>): Label {
  return { kind: 'label', id, at, ...style };
}
