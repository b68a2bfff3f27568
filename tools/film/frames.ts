import { contours as isolines } from 'd3-contour';
import sharp from 'sharp';
import { colours, film, frameCount, lineWidths } from '#plugins/drawings/film.ts';
import { columns, coordinate, heightGrid, rows, sheet } from '#plugins/drawings/height-grid.ts';
import { type Level, levels } from '#plugins/drawings/levels.ts';
import { movingTerrain } from '#plugins/drawings/terrain.ts';

/** Every frame of the loop, in order, as RGB bytes. */
export async function* frames(): AsyncGenerator<Uint8Array> {
  const surveys = Array.from({ length: frameCount }, (_, frame) =>
    heightGrid(movingTerrain(frame / frameCount)),
  );
  const [first = []] = surveys;
  const extremes = surveys.flatMap((heights) => [Math.min(...heights), Math.max(...heights)]);
  // All frames use the levels of the first frame: a level that moved would make the lines jump.
  const drawn = levels(first, extremes);
  for (const heights of surveys) {
    yield await sharp(Buffer.from(drawing(heights, drawn)))
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

/** A frame as SVG. Its points are not rounded as those of the poster are: rounded lines would tremble. */
function drawing(heights: number[], drawn: readonly Level[]): string {
  const { width, height } = film;
  const trace = isolines().size([columns, rows]);
  const path = (pen: keyof typeof lineWidths) => {
    const lines = drawn.filter(({ index }) => index === (pen === 'index'));
    const rings = lines.flatMap((level) => trace.contour(heights, level.height).coordinates.flat());
    return `<path stroke="${colours[pen]}" stroke-width="${lineWidths[pen]}" d="${rings.map(spline).join('')}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
    <path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>${path('minor')}${path('index')}
  </svg>`;
}

/** The film shows the sheet's full width and as much of its height as fits. */
const toFrame = (cell = 0) => coordinate(cell - 0.5) * (film.width / sheet.width);

/**
 * The path data of a ring as a quadratic B-spline, which rounds the corners of marching squares. The edges that d3 adds along
 * the border of the grid to close a ring are outside the frame.
 */
function spline(outline: readonly number[][]): string {
  const controls = outline.slice(1).map(([x, y]) => [toFrame(x), toFrame(y)] as const);
  const middles = controls.map(([x, y], i) => {
    const [nextX, nextY] = controls[(i + 1) % controls.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const curves = controls.map((control, i) => `Q${control} ${middles[i]}`);
  return `M${middles.at(-1)}${curves.join('')}`;
}
