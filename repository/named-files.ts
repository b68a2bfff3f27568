import { dirname, join, matchesGlob } from 'node:path/posix';
import { trackedFiles } from './tracked-files.ts';

const folders = new Set(trackedFiles.flatMap(foldersOf));
const roots = new Set(trackedFiles.map((file) => file.split('/')[0]));

/** Whether a file, a folder, or a file that a glob fits is in the repository. */
function isTracked(path: string): boolean {
  if (path.includes('*')) return trackedFiles.some((file) => matchesGlob(file, path));
  return trackedFiles.includes(path) || folders.has(path.replace(/\/$/, ''));
}

/**
 * Whether what stands in backticks is to be read as a path: it names a source file, or begins with a
 * folder of the root. Addresses of the site begin with a slash, and placeholders have angle brackets.
 */
export function isPath(span: string): boolean {
  if (!/^[\w$.-][\w$./*-]*$/.test(span)) return false;
  const isSourceFile = /\w\.(?:tsx?|css|md|jsonc?|py)$/.test(span);
  return isSourceFile || (span.includes('/') && roots.has(span.split('/')[0]));
}

/** Whether a path that a document names is there, from the root or from the document's own folder. */
export function exists(path: string, document: string): boolean {
  return isTracked(path) || isTracked(join(dirname(document), path));
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
