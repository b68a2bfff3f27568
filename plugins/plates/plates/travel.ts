import { indexLine, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** The sizes of a composition, in px: of the platform, of the hotel's place, of floors, of windows with their pitch, and of the lines. */
type Layout = Readonly<
  Record<'platform' | 'thick' | 'wall' | 'end' | 'top' | 'floor', number> &
    Record<'width' | 'height' | 'pitch' | 'rise' | 'line', number>
>;

/**
 * Three channels sell the rooms of a hotel tonight, dark where one is sold, through one booking platform. The website's line goes on
 * to the last room; the lines of the other channels end at the platform at that moment.
 */
function hotel(layout: Layout): Drawn[] {
  const { platform, thick, wall, end, top, floor, width, height, pitch, rise, line } = layout;
  const columns = Math.floor((end - wall) / pitch);
  const first = (wall + end - (columns - 1) * pitch) / 2;
  const bottom = top + 3 * floor;
  const floors = ['website', 'desk', 'sites'].map((id, storey): Drawn => {
    const y = top + (storey + 0.5) * floor;
    const isSold = storey === 0;
    const windows = Array.from({ length: columns }, (_, column) => {
      const [x, isLast] = [first + column * pitch, isSold && column === 0];
      const corners = rectangle([x - width / 2, y - height / 2], [x + width / 2, y + height / 2]);
      return polygon(corners, isLast ? 'flag' : 'paper');
    });
    return [
      windows,
      indexLine(level(y + rise, 0, isSold ? first : platform), isSold ? 'flag' : 'ink', line),
      label(id, [0, y + rise - line], {
        side: 'above',
        width: platform - line,
        strong: isSold ? 'flag-text' : 'ink',
      }),
    ];
  });
  return [
    polygon(rectangle([wall, top], [end, bottom]), 'veg', 0.4),
    polygon(rectangle([platform, top], [platform + thick, bottom]), 'veg'),
    floors,
  ];
}

export const plate: Plate = {
  wide: [
    hotel({
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
    label('platform', [402, 18], { align: 'middle', side: 'above', width: 430, strong: 'veg' }),
    label('room', [800, 18], { align: 'end', side: 'above', width: 180 }),
  ],
  narrow: [
    hotel({
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
      line: 6,
    }),
    label('platform', [154, 13], { align: 'middle', side: 'above', width: 252, strong: 'veg' }),
  ],
};
