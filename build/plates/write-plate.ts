import { paint } from './colour.ts';
import type { Area, Dot, Drawn, Mark, Point, Stroke } from './mark.ts';
import { numbers, pathData } from './path-data.ts';
import type { Plate } from './plate.ts';
import { plateSheets } from './plate-sheets.ts';
import { LINE_HEIGHT, marksOf, type SetLabel, setLabel } from './set-labels.ts';

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
    const write = (mark: Mark) =>
      mark.kind === 'label'
        ? writeLabel(setLabel(mark, language.text(mark.id), labelSize), mirror)
        : writeShape(mark, mirror);
    const marks = marksOf(plate[name]);
    const isGrid = (mark: Mark) => mark.kind === 'stroke' && mark.colour === 'line';
    const shapes = marks.filter((mark) => mark.kind !== 'label' && !isGrid(mark));
    const labels = marks.filter((mark) => mark.kind === 'label');
    return [
      `<symbol id="${name}" viewBox="0 0 ${width} ${height}" overflow="visible">`,
      `<g id="${name}-marks" fill="none" stroke-linejoin="round">`,
      writeGrid(marks, mirror),
      ...shapes.map(write),
      '</g>',
      ...labels.map(write),
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

type Mirror = (point: Point) => Point;

/** The lines of the ground as one path, below everything. They are there before the others are drawn. */
function writeGrid(marks: readonly Mark[], mirror: Mirror): string {
  const data = marks.flatMap((mark) =>
    mark.kind === 'stroke' && mark.colour === 'line'
      ? [pathData(mark.points.map(mirror), mark.course, 'M')]
      : [],
  );
  return `<path stroke="${paint('line')}" stroke-dasharray="none" d="${data.join('')}"/>`;
}

function writeShape(mark: Stroke | Area | Dot, mirror: Mirror): string {
  const colour = paint(mark.colour);
  switch (mark.kind) {
    case 'stroke': {
      const drawn =
        mark.dashes.length > 0
          ? `stroke-dasharray="${mark.dashes.join(' ')}" stroke-dashoffset="0"`
          : 'pathLength="1"';
      const data = pathData(mark.points.map(mirror), mark.course, 'M');
      const width = mark.width === 1 ? '' : ` stroke-width="${mark.width}"`;
      return `<path stroke="${colour}"${width} ${drawn} d="${data}"/>`;
    }
    case 'area': {
      const data = mark.outline.map(({ points, course }, i) =>
        pathData(points.map(mirror), course, i === 0 ? 'M' : 'L'),
      );
      const opacity = mark.opacity < 1 ? ` fill-opacity="${mark.opacity}"` : '';
      return `<path fill="${colour}"${opacity} d="${data.join('')}z"/>`;
    }
    case 'dot': {
      const [cx, cy] = mirror(mark.centre);
      const place = `cx="${numbers([cx])}" cy="${numbers([cy])}" r="${mark.radius}"`;
      if (!mark.isHollow) return `<circle fill="${colour}" ${place}/>`;
      const rim = `stroke="${colour}" stroke-width="2" stroke-dasharray="none"`;
      return `<circle fill="${paint('ground')}" ${rim} ${place}/>`;
    }
  }
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

/** Every mark of a plate, of both compositions. */
export function labelIds(plate: Plate): Set<string> {
  const composition: readonly Drawn[] = [plate.wide, plate.narrow];
  return new Set(marksOf(composition).flatMap((mark) => (mark.kind === 'label' ? [mark.id] : [])));
}
