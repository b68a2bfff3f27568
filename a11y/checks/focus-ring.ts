import { contrast, type Picture } from '#e2e/support/pictures.ts';

/** What the suite requires of a focus ring: its width in CSS px, and its contrast (WCAG 2.4.13, 1.4.11). */
const RING = { width: 3, contrast: 3 } as const;

/** From this contrast on, a pixel counts as changed: the eye does not see a smaller change. */
const CHANGED = 1.05;

/** How far inside its box a side may begin, in px: the browser rounds sides to whole pixels, and a corner reaches 1 px further out. */
const FRACTION = 1;

/** The most that a rounded corner takes of a side, in px. */
const CORNER = 3;

/** The share of a side that must be whole: a full stop or a line of a drawing may cross the side. */
const WHOLE = 0.8;

/** Looks for a closed ring in what changes with the focus: 3 px wide, with 3:1 to the pixels before and to the adjacent ones. */
export function ringComplaints(focused: Picture, blurred: Picture): readonly string[] {
  const { width, height } = focused;
  // The browser repaints a drawing behind the ring with slight differences: only the ring has a high contrast.
  const box = boxOf(RING.contrast) ?? boxOf(CHANGED);
  if (box === null) return ['nothing changes'];
  const { left, top, right, bottom } = box;

  // Inwards from each edge of the box, between the corners, because corners are rounded.
  const sides = {
    top: along(left, right, (x, depth) => [x, top + depth]),
    bottom: along(left, right, (x, depth) => [x, bottom - depth]),
    left: along(top, bottom, (y, depth) => [left + depth, y]),
    right: along(top, bottom, (y, depth) => [right - depth, y]),
  };
  return Object.entries(sides)
    .filter(([, share]) => share < WHOLE)
    .map(([side, share]) => `the ring is whole on ${Math.round(share * 100)} % of its ${side}`);

  /** The box of all pixels that changed by more than this contrast, or null if no pixel did. */
  function boxOf(change: number) {
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (contrast(focused.colourAt(x, y), blurred.colourAt(x, y)) <= change) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
    return right < 0 ? null : { left, top, right, bottom };
  }

  /** The share of a side on which the ring has the required width and contrast. */
  function along(
    start: number,
    end: number,
    at: (position: number, depth: number) => readonly [x: number, y: number],
  ): number {
    const margin = Math.min(CORNER, (end - start) / 4);
    let whole = 0;
    let all = 0;
    for (let position = Math.ceil(start + margin); position <= end - margin; position++) {
      all += 1;
      const beginnings = Array.from({ length: FRACTION + 1 }, (_, depth) => depth);
      if (beginnings.some((first) => isWhole((depth) => at(position, first + depth)))) whole += 1;
    }
    return whole / all;
  }

  /** Whether a ring of the full width begins at depth 0, and contrasts with the pixel outside. */
  function isWhole(at: (depth: number) => readonly [x: number, y: number]): boolean {
    // The pixel next to the ring, without the trace of the ring's own colour.
    const outside = hasChanged(at(-1)) ? at(-2) : at(-1);
    const places = Array.from({ length: RING.width }, (_, depth) => at(depth));
    return places.every((place) => isRing(place, outside));
  }

  function isRing([x, y]: readonly [number, number], outside: readonly [number, number]): boolean {
    if (!isInside(x, y)) return false;
    const ink = focused.colourAt(x, y);
    if (contrast(ink, blurred.colourAt(x, y)) < RING.contrast) return false;
    return !isInside(...outside) || contrast(ink, focused.colourAt(...outside)) >= RING.contrast;
  }

  function hasChanged([x, y]: readonly [number, number]): boolean {
    if (!isInside(x, y)) return false;
    return contrast(focused.colourAt(x, y), blurred.colourAt(x, y)) > CHANGED;
  }

  function isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < width && y < height;
  }
}
