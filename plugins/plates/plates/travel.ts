import { indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/**
 * The sizes of a composition, in px: of a bed, from one to the next, of the rail above them, of outlines, and to a text.
 */
type Layout = Readonly<
  Record<'width' | 'height' | 'pitch' | 'rise' | 'rail' | 'outline' | 'room', number>
>;

/** A bed from its side, in shares of its width and height: its frame with the blanket, and the pillow. */
const POST = 0.12;
const BLANKET = 0.34;
const frame: readonly Point[] = [
  ...level(0, 1 - POST, 1),
  ...level(1, 1, 1 - POST),
  ...level(0.84, 1 - POST, POST),
  ...level(1, POST, 0),
  ...level(BLANKET, 0, 0.46),
  ...level(0.56, 0.46, 1 - POST),
];
const pillow = rectangle([0.55, 0.22], [0.79, 0.41]);

/** One room as three channels offer it: its bed is solid where it was sold, and the line from there empties the others. */
function sale({ width, height, pitch, rise, rail, outline, room }: Layout): Drawn[] {
  const post = (channel: number) => channel * pitch + (1 - POST / 2) * width;
  const channels = ['website', 'desk', 'sites'].map((id, channel): Drawn => {
    const isSold = channel === 0;
    const inset = isSold ? 0 : outline / 2;
    const bed = [frame, pillow].map((part) => {
      const points = part.map(
        ([x, y]): Point => [
          channel * pitch + inset + x * (width - 2 * inset),
          inset + y * (height - 2 * inset),
        ],
      );
      if (isSold) return polygon(points, 'flag');
      // The first side twice, so that the outline has no notch where it starts.
      return indexLine([...points, ...points.slice(0, 2)], 'ink', outline);
    });
    const strong = isSold ? 'flag-text' : 'ink';
    return [
      indexLine(upright(post(channel), -rise, 0), 'flag', rail),
      bed,
      label(id, [channel * pitch, height + room], { side: 'below', width: width - room, strong }),
    ];
  });
  return [
    channels,
    indexLine([[post(0), 0], ...level(-rise, post(0), post(2)), [post(2), 0]], 'flag', rail),
    label('room', [0, 0.22 * height - room], {
      side: 'above',
      width: (1 - 1.5 * POST) * width,
      strong: 'flag-text',
    }),
  ];
}

export const plate: Plate = {
  wide: sale({ width: 246, height: 190, pitch: 277, rise: 60, rail: 14, outline: 6, room: 14 }),
  narrow: sale({ width: 86, height: 74, pitch: 97, rise: 28, rail: 6, outline: 4, room: 8 }),
};
