import { indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has the cells: the corner of the first, their size, and the gaps between nights and between channels. */
interface Layout {
  readonly corner: Point;
  readonly size: Point;
  readonly gaps: Point;
  readonly nights: number;
}

/** From a cell to the next one, across or down. */
const pitch = ({ size, gaps }: Layout): Point => [size[0] + gaps[0], size[1] + gaps[1]];

/** The channels as rows of nights. The first one sells the last room for tonight, and a line takes it out of the others. */
function sale(layout: Layout): Drawn {
  const { corner, size, gaps, nights } = layout;
  const [across, down] = pitch(layout);
  return [0, 1, 2].map((channel) => {
    const top = corner[1] + channel * down;
    const cell = (night: number, colour: Colour, inset = 0) => {
      const x = corner[0] + night * across;
      const opposite: Point = [x + size[0] - inset, top + size[1] - inset];
      return polygon(rectangle([x + inset, top + inset], opposite), colour);
    };
    return [
      Array.from({ length: nights - 1 }, (_, n) => cell(n + 1, 'veg')),
      cell(0, 'flag'),
      channel === 0
        ? []
        : [
            cell(0, 'paper', 4),
            indexLine(upright(corner[0] + size[0] / 2, top - gaps[1], top), 'flag', 12),
          ],
    ];
  });
}

/** The labels of the rows, at the sheet's edge, and of the columns, above them. */
function names(layout: Layout, width: number): Drawn {
  const { corner, size } = layout;
  const [right, down] = pitch(layout);
  return [
    ['website', 'desk', 'sites'].map((id, channel) =>
      label(id, [0, corner[1] + channel * down + size[1] / 2], {
        width,
        strong: channel === 0 ? 'flag-text' : 'ink',
      }),
    ),
    label('room', [0, corner[1] - 8], { side: 'above', width, colour: 'ink' }),
    label('tonight', [corner[0], corner[1] - 8], { side: 'above', width: right, colour: 'ink' }),
    label('nights', [corner[0] + right, corner[1] - 8], {
      side: 'above',
      width: 2 * right,
      strong: 'veg',
    }),
  ];
}

const wide: Layout = { corner: [216, 30], size: [134, 84], gaps: [16, 20], nights: 4 };
const narrow: Layout = { corner: [92, 21], size: [58, 45], gaps: [7, 12], nights: 3 };

/**
 * The nights of one kind of room as three channels sell them. The website sells the last room for tonight, and the others
 * lose it at once.
 */
export const plate: Plate = {
  wide: [sale(wide), names(wide, 208)],
  narrow: [sale(narrow), names(narrow, 84)],
};
