/** The outcome of a journey in an engine. */
export interface Cell {
  readonly journey: string;
  readonly engine: string;
  readonly outcome: string;
}

/** A Markdown table with a row for each journey and a column for each engine. */
export function table(cells: readonly Cell[], engines: readonly string[]): string {
  const journeys = [...new Set(cells.map(({ journey }) => journey))].sort();
  const outcome = (journey: string, engine: string) =>
    cells.find((cell) => cell.journey === journey && cell.engine === engine)?.outcome ?? 'not run';
  const line = (columns: readonly string[]) => `| ${columns.join(' | ')} |`;
  return [
    line(['journey', ...engines]),
    line(['---', ...engines.map(() => '---')]),
    ...journeys.map((journey) =>
      line([journey, ...engines.map((engine) => outcome(journey, engine))]),
    ),
  ].join('\n');
}
