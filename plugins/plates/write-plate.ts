import { paint } from './colour.ts';
import { isGridLine } from './lines.ts';
import type { Drawn, Mark, Point } from './mark.ts';
import { numbers, pathData } from './path-data.ts';
import type { Plate } from './plate.ts';
import { plateSheets } from './plate-sheets.ts';
import { LINE_HEIGHT, marksOf, type SetLabel, setLabel } from './set-labels.ts';
import { type Mirror, writeShapes } from './write-shapes.ts';

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
    const shapes = marks
      .filter((mark) => mark.kind !== 'label')
      .filter((mark) => !isGridLine(mark));
    const labels = marks.filter((mark) => mark.kind === 'label');
    return [
      `<symbol id="${name}" viewBox="0 0 ${width} ${height}" overflow="visible">`,
      `<g id="${name}-marks" fill="none" stroke-linejoin="round">`,
      writeGrid(marks, mirror),
      ...writeShapes(shapes, mirror),
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
function writeGrid(marks: readonly Mark[], mirror: Mirror): string {
  const data = marks
    .filter(isGridLine)
    .map(({ points, course }) => pathData(points.map(mirror), course, 'M'));
  return `<path stroke="${paint('line')}" stroke-dasharray="none" d="${data.join('')}"/>`;
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

/** The ids of a plate's labels, of both compositions. */
export function labelIds(plate: Plate): Set<string> {
  const composition: readonly Drawn[] = [plate.wide, plate.narrow];
  return new Set(marksOf(composition).flatMap((mark) => (mark.kind === 'label' ? [mark.id] : [])));
}
