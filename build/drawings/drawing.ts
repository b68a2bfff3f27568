import { type Contour, contours } from './contours.ts';
import { spline } from './spline.ts';
import { sheet } from './survey.ts';
import { terrain } from './terrain.ts';

/**
 * The contour drawing of a page, to be shown with `<use href="….svg#minor">` and `#index`. Colours come
 * from the page's CSS, by inheritance; `vector-effect` is not inherited, so it has to be said here.
 */
export function drawing(slug: string): string {
  const lines = contours(terrain(slug));
  const path = (id: string, drawn: (line: Contour) => boolean) =>
    `<path id="${id}" vector-effect="non-scaling-stroke" d="${lines.filter(drawn).map(spline).join('')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    path('minor', ({ index }) => !index),
    path('index', ({ index }) => index),
    '</svg>\n',
  ].join('\n');
}
