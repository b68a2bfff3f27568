import { hairline, indexLine } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** What one account took with the old system, in minutes, and takes now, as the page's figure says, and an old form. */
const BEFORE = 45;
const AFTER = 12;
const FORM = BEFORE / 11;

/** Stage by stage: how long the new form takes, in minutes, and how many old forms are left. */
type Stage = readonly [minutes: number, old: number];
const stages: readonly Stage[] = [
  [0, 11],
  [6, 6],
  [AFTER, 0],
];

/** The sizes of a composition, in px: of its dials, from one to the next, between forms, and to a text. */
type Layout = Readonly<Record<'radius' | 'pitch' | 'seam' | 'room', number>>;

/** The place on a dial at a minute, `away` px from its centre. */
function place([x, y]: Point, away: number, minute: number): Point {
  const angle = (minute / 30) * Math.PI;
  return [x + away * Math.sin(angle), y - away * Math.cos(angle)];
}

/** The minutes of a form on a dial, with half a seam less at each side. */
function sector(centre: Point, radius: number, [from, to]: Point, seam: number, colour: Colour) {
  const inset = (seam / 2 / radius / Math.PI) * 30;
  const tip = seam / 2 / Math.sin(((to - from) / 60) * Math.PI);
  const [start, end] = [from + inset, to - inset];
  const steps = Math.ceil(end - start);
  const rim = Array.from({ length: steps + 1 }, (_, i) =>
    place(centre, radius, start + ((end - start) * i) / steps),
  );
  return polygon([place(centre, tip, (from + to) / 2), ...rim], colour);
}

/** A quiet face with its twelve ticks. */
function face(centre: Point, radius: number, seam: number): Drawn {
  const rim = Array.from({ length: 60 }, (_, minute) => place(centre, radius, minute));
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const ends = [0.9, 0.97].map((share) => place(centre, share * radius, 5 * hour));
    return hairline(ends, 'veg', ` stroke-width="${seam}"`);
  });
  return [polygon(rim, 'veg', 0.18), ticks];
}

/**
 * Opening one account, by the clock: eleven old forms fill its minutes. A new form takes their place, until it is the only
 * one. A hand is where each dial ends, and the flag is that of the last.
 */
function drawn({ radius, pitch, seam, room }: Layout): Drawn[] {
  const inner = 0.86 * radius;
  const centres = stages.map((_, i): Point => [radius + i * pitch, 0]);
  const dials = stages.map(([minutes, old], i): Drawn => {
    const centre = centres[i] ?? [0, 0];
    const end = minutes + old * FORM;
    const colour = old > 0 ? 'ink' : 'flag';
    return [
      face(centre, radius, seam),
      minutes > 0 ? sector(centre, inner, [0, minutes], seam, 'veg') : [],
      Array.from({ length: old }, (_, form) =>
        sector(centre, inner, [minutes + form * FORM, minutes + (form + 1) * FORM], seam, 'ink-2'),
      ),
      indexLine([centre, place(centre, radius, end)], colour, 3 * seam),
      dot(centre, { colour, radius: 3 * seam }),
    ];
  });
  const [above, below] = [-radius - room, radius + room];
  const at = { align: 'middle', width: 2 * radius } as const;
  const names = [
    ['old', 'before', 'ink'],
    ['stages', 'both', 'ink'],
    ['new', 'after', 'veg'],
  ] as const;
  return [
    dials,
    names.map(([name, time, strong], i) => {
      const [x] = centres[i] ?? [0];
      return [
        label(name, [x, above], { ...at, side: 'above', strong }),
        label(time, [x, below], { ...at, side: 'below', strong }),
      ];
    }),
  ];
}

export const plate: Plate = {
  wide: drawn({ radius: 127, pitch: 273, seam: 4.5, room: 12 }),
  narrow: drawn({ radius: 44.5, pitch: 95.5, seam: 2, room: 7 }),
};
