import { type Contour, everyContour } from './contours.ts';
import { colours, film, pens } from './film.ts';
import { movingTerrain } from './moving-terrain.ts';
import { spline } from './spline.ts';
import { sheet } from './survey.ts';

/** Units of the drawing for a pixel of the film: lines are drawn on whole units. */
const finer = 2;
const enlargement = (finer * film.width) / sheet.width;
const frame = { width: finer * film.width, height: finer * film.height };

/**
 * The film's first frame as lines: a tenth of the bytes of a photograph of it, and sharp on every
 * screen.
 */
export function poster(): string {
  const lines = everyContour(movingTerrain(0)).map(enlarged).filter(isSeen);
  const path = (pen: keyof typeof pens, drawn: (line: Contour) => boolean) =>
    `<path stroke="${colours[pen]}" stroke-width="${finer * pens[pen]}" d="${lines.filter(drawn).map(spline).join('')}"/>`;
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

function enlarged(line: Contour): Contour {
  return { ...line, points: line.points.map(([x, y]) => [x * enlargement, y * enlargement]) };
}

/** The frame is lower than the sheet. */
function isSeen({ points }: Contour): boolean {
  return points.some(([x, y]) => x > 0 && x < frame.width && y > 0 && y < frame.height);
}
