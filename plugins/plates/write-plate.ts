import { LINE_HEIGHT, type SetLabel, setLabel } from './labels.ts';
import { pieces } from './lines.ts';
import {
  type Area,
  type Colour,
  type Course,
  type Dot,
  isGridLine,
  marksOf,
  type Plate,
  type Point,
  plateSheets,
  type Stroke,
} from './plate.ts';

/** How a plate is written in a language. */
export interface PlateLanguage {
  /** The text of the label with this id. */
  readonly text: (id: string) => string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * A plate as SVG, for `<use href="….svg#wide">` and `#narrow`, and without its labels for `#wide-marks`. Fonts, the direction of texts and the colours come
 * from the page. Lines that are drawn in motion have a `pathLength` of 1, so that the page's dashes fit all of them.
 */
export function writePlate(plate: Plate, language: PlateLanguage): string {
  const group = (name: keyof typeof plateSheets) => {
    const { width, height, labelSize } = plateSheets[name];
    const mirror = ([x, y]: Point): Point => [language.direction === 'rtl' ? width - x : x, y];
    const marks = marksOf(plate[name]);
    const shapes = marks.filter((mark) => mark.kind !== 'label');
    const labels = marks.filter((mark) => mark.kind === 'label');
    return [
      `<symbol id="${name}" viewBox="0 0 ${width} ${height}" overflow="visible">`,
      `<g id="${name}-marks" fill="none" stroke-linejoin="round">`,
      writeGrid(shapes.filter(isGridLine), mirror),
      ...writeShapes(
        shapes.filter((shape) => !isGridLine(shape)),
        mirror,
      ),
      '</g>',
      ...labels.map((label) =>
        writeLabel(setLabel(label, language.text(label.id), labelSize), mirror),
      ),
      '</symbol>',
    ].join('\n');
  };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    group('wide'),
    group('narrow'),
    '</svg>\n',
  ].join('\n');
}

/** The lines of grids as one path, below everything. They are there before the others are drawn. */
function writeGrid(lines: readonly Shape[], mirror: Mirror): string {
  const data = lines.map((line) => pathOf(line, mirror).data).join('');
  return `<path stroke="${paint('line')}" stroke-dasharray="none" d="${data}"/>`;
}

/** Anchors need no mirror: `start` is on the right where the page's text runs from right to left. */
function writeLabel({ label, lines, size, baseline }: SetLabel, mirror: Mirror): string {
  const [x, y] = mirror(baseline);
  const spans = lines.map((line, i) => {
    const position = numbers([y + i * size * LINE_HEIGHT]);
    return `<tspan x="${numbers([x])}" y="${position}">${escaped(line)}</tspan>`;
  });
  const anchor = label.align === 'start' ? '' : ` text-anchor="${label.align}"`;
  const weight = label.isStrong ? ' font-weight="500"' : '';
  return `<text fill="${paint(label.colour)}" font-size="${size}"${weight}${anchor}>${spans.join('')}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

type Shape = Stroke | Area | Dot;

/** The place of a point in the language's direction. */
type Mirror = (point: Point) => Point;

/**
 * The shapes as lines of SVG. Among neighbours of one kind, those that look alike become one path, because a plate may
 * have hundreds of dots. Lines that matter stay paths of their own: motion draws each of them from its start to its end.
 */
function writeShapes(shapes: readonly Shape[], mirror: Mirror): string[] {
  /** The data of the paths of neighbours, by their looks. */
  const runs: { readonly kind: string; readonly paths: Map<string, string> }[] = [];
  for (const shape of shapes) {
    const kind = isDrawnAlone(shape) ? 'alone' : shape.kind;
    const before = runs.at(-1);
    const run = kind === before?.kind && kind !== 'alone' ? before : { kind, paths: new Map() };
    if (run !== before) runs.push(run);
    const { look, data } = pathOf(shape, mirror);
    run.paths.set(look, (run.paths.get(look) ?? '') + data);
  }
  const paths = runs.flatMap((run) => [...run.paths]);
  return paths.map(([look, data]) => `<path ${look} d="${data}"/>`);
}

/** Hairlines are short and many; thicker lines matter. A ring has to cover what is below it. */
function isDrawnAlone(shape: Shape): boolean {
  return shape.kind === 'dot' ? shape.isHollow : shape.kind === 'stroke' && shape.width > 1;
}

/** How the path of a shape looks, and where it goes. */
function pathOf(shape: Shape, mirror: Mirror): { readonly look: string; readonly data: string } {
  const colour = paint(shape.colour);
  switch (shape.kind) {
    case 'stroke': {
      const drawn = shape.isDashed
        ? 'stroke-dasharray="5 5" stroke-dashoffset="0"'
        : 'pathLength="1"';
      const width = shape.width === 1 ? '' : ` stroke-width="${shape.width}"`;
      const data = pathData(shape.points.map(mirror), shape.course, 'M');
      return { look: `stroke="${colour}"${width} ${drawn}`, data };
    }
    case 'area': {
      const data = shape.outline.map(({ points, course }, i) =>
        pathData(points.map(mirror), course, i === 0 ? 'M' : 'L'),
      );
      const opacity = shape.opacity < 1 ? ` fill-opacity="${shape.opacity}"` : '';
      return { look: `fill="${colour}"${opacity}`, data: `${data.join('')}z` };
    }
    case 'dot': {
      const [x, y] = mirror(shape.centre);
      if (!shape.isHollow) {
        // A line without length has two round ends: a dot.
        const width = numbers([2 * shape.radius]);
        return {
          look: `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="none"`,
          data: `M${numbers([x, y])}h0`,
        };
      }
      const r = numbers([shape.radius]);
      const diameter = numbers([2 * shape.radius]);
      return {
        look: `fill="${paint('ground')}" stroke="${colour}" stroke-width="2" stroke-dasharray="none"`,
        data: `M${numbers([x - shape.radius, y])}a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0-${diameter} 0z`,
      };
    }
  }
}

/** A colour as the value of an attribute. */
function paint(colour: Colour): string {
  return `var(--${colour === 'ground' ? 'paper' : colour})`;
}

/**
 * SVG path data through the points, after `command`: `M` starts a path, `L` continues it. Steps are relative to the
 * point before, which needs fewer digits; that point is a rounded one, so that rounding errors do not add up.
 */
function pathData(points: readonly Point[], course: Course, command: 'M' | 'L'): string {
  const [start] = points;
  if (start === undefined) return '';
  const from = { x: rounded(start[0]), y: rounded(start[1]) };
  const step = (letter: 'c' | 'l', targets: readonly Point[]) => {
    const values = targets.flatMap(([x, y]) => [x - from.x, y - from.y]);
    const [dx = 0, dy = 0] = values.slice(-2);
    from.x = rounded(from.x + rounded(dx));
    from.y = rounded(from.y + rounded(dy));
    return `${letter}${numbers(values)}`;
  };
  const steps = pieces(points, course).map(([, a, b, to]) =>
    course === 'smooth' ? step('c', [a, b, to]) : step('l', [to]),
  );
  return `${command}${numbers(start)}${steps.join('')}`;
}

/** Numbers in tenths of a px, written as shortly as SVG allows. */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(rounded(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** In tenths of a px. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
