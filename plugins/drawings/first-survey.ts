import { contours as isolines } from 'd3-contour';
import { dark } from '#ui/tokens.ts';
import { film } from './film.ts';
import { columns, coordinate, heightGrid, rows, sheet } from './height-grid.ts';
import { levels } from './levels.ts';
import { spline } from './spline.ts';
import { movingTerrain } from './terrain.ts';

/**
 * The index contours of the film's terrain as it was half a loop before the first frame, as a transparent SVG of the film's
 * size: the film's own lines are the later measurement.
 */
export function firstSurvey(): string {
  const heights = heightGrid(movingTerrain(0.5));
  const trace = isolines().size([columns, rows]);
  const enlargement = film.width / sheet.width;
  const toFilm = (cell = 0) => coordinate(cell - 0.5) * enlargement;
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
