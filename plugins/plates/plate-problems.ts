import { type Box, type SetLabel, setLabel } from './labels.ts';
import { pieces } from './lines.ts';
import { isGridLine, marksOf, type Plate, type Point, plateSheets, type Stroke } from './plate.ts';

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

/** Whether a line passes through a box: whether one of its points does, which are about 1 px apart. */
function crosses({ points, course }: Stroke, box: Box): boolean {
  return pieces(points, course).some(([from, a, b, to]) => {
    const steps = Math.max(8, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * to[axis];
      return [along(0), along(1)];
    }).some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}
