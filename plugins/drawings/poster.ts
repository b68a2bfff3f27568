import { allContours, type Contour } from './contours.ts';
import { colours, film, lineWidths } from './film.ts';
import { sheet } from './height-grid.ts';
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
