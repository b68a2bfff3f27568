import { type SetLabel, setLabel } from './labels.ts';
import { between, distance } from './lines.ts';
import { type Plate, plateSheets, type Shape, sheetsOf } from './plate.ts';

/**
 * What cannot be read on a plate in a language: labels that leave the sheet, are wider than their room, or touch another
 * label or a line that is not of a grid. Each problem names the composition and the label.
 */
export function plateProblems(plate: Plate, text: (id: string) => string): string[] {
  return sheetsOf(plate).flatMap(({ id, name, marks }) => {
    const { width, height, labelSize } = plateSheets[name];
    const shapes = marks.filter((mark) => mark.kind !== 'label');
    const lines = shapes.filter(({ kind }) => kind === 'line');
    const labels = marks.flatMap((mark) =>
      mark.kind === 'label' ? [setLabel(mark, text(mark.id), labelSize)] : [],
    );
    const problemsOf = ({ label, box }: SetLabel, i: number) => {
      const { left, top, right, bottom } = box;
      const problems = {
        'leaves the sheet': left < 0 || top < 0 || right > width || bottom > height,
        'has a word wider than its room': right - left > label.width + 0.5,
        'is crossed by a line': lines.some((line) => crosses(line, box)),
      };
      const touched = labels.slice(i + 1).filter((other) => overlap(box, other.box));
      return [
        ...Object.entries(problems).flatMap(([problem, isTrue]) => (isTrue ? [problem] : [])),
        ...touched.map((other) => `touches the label ${other.label.id}`),
      ].map((problem) => `${id}: ${label.id} ${problem}`);
    };
    return labels.flatMap(problemsOf);
  });
}

type Box = SetLabel['box'];

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.left >= other.right || other.left >= one.right;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a line passes through a box: whether one of its points does, which are at most 1 px apart. */
function crosses({ points }: Shape, box: Box): boolean {
  return points.some((to, i) => {
    const from = points[i - 1] ?? to;
    const steps = Math.ceil(distance(from, to)) || 1;
    return Array.from({ length: steps + 1 }, (_, step) => between(from, to, step / steps)).some(
      ([x, y]) => overlap(box, { left: x, right: x, top: y, bottom: y }),
    );
  });
}
