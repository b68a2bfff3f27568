import { type TextWeight, textWidth } from './measure-text.ts';

export interface WrappedText {
  readonly lines: readonly string[];
  /** Of the longest line, in em. */
  readonly width: number;
}

/**
 * Breaks a text into the fewest lines of at most `width` em, and makes the lines about equally long. A word that
 * is wider than that has a line of its own.
 */
export function wrapText(text: string, width: number, weight: TextWeight): WrappedText {
  const words = text.split(/\s+/u);
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, weight)));
  let lines = fill(words, width, weight);
  // Each turn breaks the longest line once more, until the text would need another line.
  for (;;) {
    const balanced = fill(words, widest(lines) - 0.01, weight);
    if (balanced.length > lines.length || widest(balanced) >= widest(lines)) break;
    lines = balanced;
  }
  return { lines, width: widest(lines) };
}

function fill(words: readonly string[], width: number, weight: TextWeight): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || textWidth(longer, weight) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
