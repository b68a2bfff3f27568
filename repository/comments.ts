import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The comments of a source file, without the addresses of other sites. */
export function commentsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const comments = file.endsWith('.css')
    ? (text.match(/\/\*.*?\*\//gs) ?? [])
    : parseSync(file, text).comments.map(({ value }) => value);
  return comments.map((comment) => comment.replaceAll(/https?:\S+|[\w.-]+\.(?:com|org)\/\S+/g, ''));
}
