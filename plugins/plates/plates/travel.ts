import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** The sizes of a composition, in px: of the platform, of the hotel's place, of floors, of windows with their pitch, and of the lines. */
type Layout = Readonly<
  Record<'platform' | 'thick' | 'wall' | 'end' | 'top' | 'floor', number> &
    Record<'width' | 'height' | 'pitch' | 'rise' | 'line', number>
>;

/**
 * Three channels sell the rooms of a hotel tonight, with closed curtains where one is sold, through one booking platform. The website's
 * line goes on to the last room; the lines of the other channels stop before the platform at that moment.
 */
function hotel(layout: Layout): Drawn[] {
  const { platform, thick, wall, end, top, floor, width, height, pitch, rise, line } = layout;
  const columns = Math.floor((end - wall) / pitch);
  const first = (wall + end - (columns - 1) * pitch) / 2;
  const bottom = top + 3 * floor;
  const stop = platform - 2.4 * line;
  const floors = ['website', 'desk', 'sites'].map((id, storey): Drawn => {
    const y = top + (storey + 0.5) * floor;
    const isSold = storey === 0;
    const windows = Array.from({ length: columns }, (_, column): Drawn => {
      const x = first + column * pitch;
      const corners = rectangle([x - width / 2, y - height / 2], [x + width / 2, y + height / 2]);
      if (isSold && column === 0) return polygon(corners, 'flag');
      const seam = upright(x, y - height / 2, y + height / 2);
      return [polygon(corners, 'veg', 0.5), hairline(seam, 'paper', ' stroke-width="3"')];
    });
    return [
      windows,
      indexLine(level(y + rise, 0, isSold ? first : stop), isSold ? 'flag' : 'ink', line),
      isSold
        ? []
        : [
            dot([stop, y + rise], { radius: line * 1.5 }),
            indexLine(level(y + rise, stop - line * 0.8, stop + line * 0.8), 'paper', line * 0.6),
          ],
      label(id, [0, y + rise - 1.8 * line], {
        side: 'above',
        width: platform - line,
        strong: isSold ? 'flag-text' : 'ink',
      }),
    ];
  });
  const above = { side: 'above', align: 'end' } as const;
  return [
    polygon(rectangle([wall, top], [end, bottom]), 'veg', 0.4),
    polygon(rectangle([platform, top], [platform + thick, bottom]), 'veg'),
    floors,
    label('platform', [platform + thick, top - 9], { ...above, width: platform, strong: 'veg' }),
    label('rooms', [end, top - 9], { ...above, width: end - wall }),
  ];
}

export const plate: Plate = {
  wide: hotel({
    platform: 380,
    thick: 44,
    wall: 510,
    end: 800,
    top: 28,
    floor: 96,
    width: 46,
    height: 58,
    pitch: 70,
    rise: 6,
    line: 10,
  }),
  narrow: hotel({
    platform: 146,
    thick: 16,
    wall: 192,
    end: 280,
    top: 20,
    floor: 53,
    width: 26,
    height: 34,
    pitch: 42,
    rise: 12,
    line: 5,
  }),
};
