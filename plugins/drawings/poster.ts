import { contours as isolines } from 'd3-contour';
import { dark } from '#ui/tokens.ts';
import { allContours, type Contour } from './contours.ts';
import { colours, film, lineWidths } from './film.ts';
import { columns, coordinate, heightGrid, rows, sheet } from './height-grid.ts';
import { levels } from './levels.ts';
import { spline } from './spline.ts';
import { movingTerrain } from './terrain.ts';

/** Units of the poster for a pixel of the film. Points are rounded to whole units, so 2 is more precise than 1. */
const unitsPerPixel = 2;
const enlargement = (unitsPerPixel * film.width) / sheet.width;
const frame = { width: unitsPerPixel * film.width, height: unitsPerPixel * film.height };

/** The film's first frame as SVG: a tenth of the bytes of a bitmap, and sharp on every screen. */
export function poster(): string {
  const lines = allContours(movingTerrain(0)).map(enlarge).filter(isVisible);
  const path = (pen: keyof typeof lineWidths, drawn: (line: Contour) => boolean) =>
    `<path stroke="${colours[pen]}" stroke-width="${unitsPerPixel * lineWidths[pen]}" d="${lines.filter(drawn).map(spline).join('')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">`,
    '<g fill="none">',
    `<path fill="${colours.ground}" d="M0 0h${frame.width}v${frame.height}H0z"/>`,
    path('minor', ({ index }) => !index),
    path('index', ({ index }) => index),
    '</g>',
    '</svg>\n',
  ].join('\n');
}

function enlarge(line: Contour): Contour {
  return { ...line, points: line.points.map(([x, y]) => [x * enlargement, y * enlargement]) };
}

/** Whether a point of the line is inside the frame, which is lower than the sheet. */
function isVisible({ points }: Contour): boolean {
  return points.some(([x, y]) => x > 0 && x < frame.width && y > 0 && y < frame.height);
}

/**
 * The index contours of the film's terrain as it was half a loop before the first frame, as a transparent SVG of the film's
 * size: the film's own lines are the later measurement.
 */
export function firstSurvey(): string {
  const heights = heightGrid(movingTerrain(0.5));
  const trace = isolines().size([columns, rows]);
  const toFilm = (cell = 0) => coordinate(cell - 0.5) * (film.width / sheet.width);
  // The levels of the first frame, so that a line stands for the same height in both.
  const index = levels(heightGrid(movingTerrain(0))).filter((level) => level.index);
  const outlines = index.flatMap(({ height }) => trace.contour(heights, height).coordinates.flat());
  const path = outlines
    .map((outline) => outline.slice(1).map(([x, y]) => [toFilm(x), toFilm(y)] as const))
    .map((points) => spline({ index: true, closed: true, points }))
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}" viewBox="0 0 ${film.width} ${film.height}">`,
    `<path fill="none" stroke="${dark.ink}" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="5" d="${path}"/>`,
    '</svg>\n',
  ].join('\n');
}
