import { generatedFiles } from '#plugins/files/generated-files.ts';
import { type Contour, contours } from './contours.ts';
import { sheet } from './height-grid.ts';
import { firstSurvey, poster } from './poster.ts';
import { spline } from './spline.ts';
import { terrain } from './terrain.ts';

/** The generated files by path: the map of the not-found page, the lines in front of the film, and its poster. */
const drawingsByFile: ReadonlyMap<string, () => string> = new Map([
  ['drawings/not-found.svg', () => drawing('not-found')] as const,
  ['drawings/first-survey.svg', firstSurvey] as const,
  ['film/poster.svg', poster] as const,
]);

/** The contour drawings and the film's poster, in development and in a build. */
export const drawings = () => generatedFiles('drawings', drawingsByFile);

/**
 * The contour drawing of a page as SVG, for `<use href="….svg#minor">` and `#index`. Colours are
 * inherited from the page's CSS; `vector-effect` is not inherited, so it is set here.
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
