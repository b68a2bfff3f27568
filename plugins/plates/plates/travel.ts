import { indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** The sizes of a composition, in px: of the wall's place, of floors, of windows with their pitch, and of the lines. */
type Layout = Readonly<
  Record<'wall' | 'end' | 'floor' | 'width' | 'height' | 'pitch' | 'line', number>
>;

/**
 * A hotel tonight, dark where a room is sold. The website's line reaches the last room; the lines of the other
 * channels end before the wall at that moment.
 */
function hotel({ wall, end, floor, width, height, pitch, line }: Layout): Drawn[] {
  const columns = Math.floor((end - wall) / pitch);
  const first = (wall + end - (columns - 1) * pitch) / 2;
  const floors = ['website', 'desk', 'sites'].map((id, storey): Drawn => {
    const y = (storey + 0.5) * floor;
    const isSold = storey === 0;
    const windows = Array.from({ length: columns }, (_, column) => {
      const [x, isLast] = [first + column * pitch, isSold && column === 0];
      const corners = rectangle([x - width / 2, y - height / 2], [x + width / 2, y + height / 2]);
      return polygon(corners, isLast ? 'flag' : 'paper');
    });
    const stop = wall - 4 * line;
    return [
      windows,
      isSold
        ? indexLine(level(y, 0, first), 'flag', line)
        : [
            indexLine(level(y, 0, stop), 'ink', line),
            indexLine(upright(stop, y - height / 2, y + height / 2), 'ink', line),
          ],
      label(id, [0, y - line], {
        side: 'above',
        width: stop - 2 * line,
        strong: isSold ? 'flag-text' : 'ink',
      }),
    ];
  });
  return [polygon(rectangle([wall, 0], [end, 3 * floor]), 'veg', 0.4), floors];
}

export const plate: Plate = {
  wide: [
    hotel({ wall: 420, end: 800, floor: 98, width: 46, height: 58, pitch: 74, line: 10 }),
    label('room', [800, -12], { align: 'end', side: 'above', width: 380, colour: 'ink-2' }),
  ],
  narrow: hotel({ wall: 150, end: 280, floor: 62, width: 25, height: 36, pitch: 41, line: 5 }),
};
