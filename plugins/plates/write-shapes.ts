import { paint } from './colour.ts';
import type { Area, Dot, Point, Stroke } from './mark.ts';
import { numbers, pathData } from './path-data.ts';

export type Shape = Stroke | Area | Dot;

/** The place of a point in the language's direction. */
export type Mirror = (point: Point) => Point;

/** A path: how it looks, and where it goes. */
interface Path {
  readonly kind: Shape['kind'] | 'alone';
  readonly look: string;
  data: string;
}

/**
 * The shapes as lines of SVG. Among neighbours of one kind, those that look alike become one path, because a plate may
 * have hundreds of dots. Lines that matter stay paths of their own: motion draws each of them from its start to its end.
 */
export function writeShapes(shapes: readonly Shape[], mirror: Mirror): string[] {
  const paths: Path[] = [];
  let neighbours: Path[] = [];
  for (const shape of shapes) {
    const kind: Path['kind'] = isDrawnAlone(shape) ? 'alone' : shape.kind;
    const { look, data } = pathOf(shape, mirror);
    if (neighbours[0]?.kind !== kind || kind === 'alone') neighbours = [];
    const alike = neighbours.find((path) => path.look === look);
    if (alike) {
      alike.data += data;
    } else {
      const path: Path = { kind, look, data };
      neighbours.push(path);
      paths.push(path);
    }
  }
  return paths.map(({ look, data }) => `<path ${look} d="${data}"/>`);
}

/** Hairlines are short and many; thicker lines matter. A ring has to cover what is below it. */
function isDrawnAlone(shape: Shape): boolean {
  return shape.kind === 'dot' ? shape.isHollow : shape.kind === 'stroke' && shape.width > 1;
}

function pathOf(shape: Shape, mirror: Mirror): Pick<Path, 'look' | 'data'> {
  const colour = paint(shape.colour);
  switch (shape.kind) {
    case 'stroke': {
      const drawn =
        shape.dashes.length > 0
          ? `stroke-dasharray="${shape.dashes.join(' ')}" stroke-dashoffset="0"`
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
