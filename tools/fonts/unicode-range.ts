// The CSS descriptor `unicode-range`, such as `U+20-22, U+E9`.

/** The characters of a range, in the order of their code points. */
export function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part.trim().slice(2).split('-').map(fromHex);
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return parts.flat().join('');
}

/** The range with these characters. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = Array.from(new Set(characters), (character) => character.codePointAt(0) ?? 0);
  const runs: { first: number; last: number }[] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => `U+${toHex(first)}${last > first ? `-${toHex(last)}` : ''}`)
    .join(', ');
}

const fromHex = (digits: string) => Number.parseInt(digits, 16);
const toHex = (point: number) => point.toString(16).toUpperCase();
