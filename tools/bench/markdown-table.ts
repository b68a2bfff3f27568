/** A Markdown table, its columns as wide as their widest cell. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}
