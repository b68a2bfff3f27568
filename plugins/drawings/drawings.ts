import { drawingNames } from '#content/drawings.ts';
import { svgFiles } from '#plugins/files/svg-files.ts';
import { drawing } from './drawing.ts';
import { poster } from './poster.ts';

/** The generated files by path: every page's contour drawing, and the film's poster. */
const drawingsByFile: ReadonlyMap<string, () => string> = new Map([
  ...drawingNames.map((name) => [`drawings/${name}.svg`, () => drawing(name)] as const),
  ['film/poster.svg', poster] as const,
]);

/** The contour drawings and the film's poster, in development and in a build. */
export const drawings = () => svgFiles('drawings', drawingsByFile);
