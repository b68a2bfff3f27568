import { isGridLine } from './lines.ts';
import type { Point, Stroke } from './mark.ts';
import { pieces } from './path-data.ts';
import type { Plate } from './plate.ts';
import { plateSheets } from './plate-sheets.ts';
import { type Box, marksOf, type SetLabel, setLabel } from './set-labels.ts';

/**
 * What cannot be read on a plate in a language: labels that leave the sheet, are wider than their room, or touch another
 * label or a line that is not in the colour `line`. Each problem names the composition and the label.
 */
export function plateProblems(plate: Plate, text: (id: string) => string): string[] {
  return (['wide', 'narrow'] as const).flatMap((name) => {
    const sheet = plateSheets[name];
    const marks = marksOf(plate[name]);
    const labels = marks.flatMap((mark) =>
      mark.kind === 'label' ? [setLabel(mark, text(mark.id), sheet.labelSize)] : [],
    );
    const lines = marks
      .filter((mark) => mark.kind === 'stroke')
      .filter((line) => !isGridLine(line));
    const problemsOf = (label: SetLabel, i: number) => [
      ...(isInside(label.box, sheet) ? [] : ['leaves the sheet']),
      ...(label.box.right - label.box.left > label.label.width + 0.5
        ? ['has a word wider than its room']
        : []),
      ...labels
        .slice(i + 1)
        .filter((other) => overlap(label.box, other.box))
        .map((other) => `touches the label ${other.label.id}`),
      ...(lines.some((line) => crosses(line, label.box)) ? ['is crossed by a line'] : []),
    ];
    return labels.flatMap((label, i) =>
      problemsOf(label, i).map((problem) => `${name}: ${label.label.id} ${problem}`),
    );
  });
}

function isInside(
  { left, top, right, bottom }: Box,
  sheet: { width: number; height: number },
): boolean {
  return left >= 0 && top >= 0 && right <= sheet.width && bottom <= sheet.height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function crosses({ points, course }: Stroke, box: Box): boolean {
  const path = course === 'smooth' ? sampled(points) : points;
  return path.slice(1).some((to, i) => {
    const from = path[i] ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]));
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = steps === 0 ? 0 : step / steps;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }).some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}

/** Eight points of each piece of a curve. */
function sampled(points: readonly Point[]): Point[] {
  const [start] = points;
  if (start === undefined) return [];
  let from = start;
  const samples = [start];
  for (const [a, b, to] of pieces(points)) {
    for (let step = 1; step <= 8; step += 1) {
      const t = step / 8;
      const along = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * to[axis];
      samples.push([along(0), along(1)]);
    }
    from = to;
  }
  return samples;
}
