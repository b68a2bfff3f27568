import { dirname, join, matchesGlob } from 'node:path/posix';
import { trackedFiles } from './tracked-files.ts';

const folders = new Set(trackedFiles.flatMap(foldersOf));
const roots = new Set(trackedFiles.map((file) => file.split('/')[0]));

/** Whether the repository has a file or folder with this path, or a file that matches this glob. */
function isTracked(path: string): boolean {
  if (path.includes('*')) return trackedFiles.some((file) => matchesGlob(file, path));
  return trackedFiles.includes(path) || folders.has(path.replace(/\/$/, ''));
}

/**
 * Whether a code span is a path of the repository: it names a source file, or begins with a folder of the
 * root. Addresses of the site begin with a slash, and placeholders have angle brackets: they are no paths.
 */
export function isPath(span: string): boolean {
  if (!/^[\w$.-][\w$./*-]*$/.test(span)) return false;
  const isSourceFile = /\w\.(?:tsx?|css|md|jsonc?|py)$/.test(span);
  return isSourceFile || (span.includes('/') && roots.has(span.split('/')[0]));
}

/** Whether a path that a document names exists, from the root or from the document's folder. */
export function exists(path: string, document: string): boolean {
  return isTracked(path) || isTracked(join(dirname(document), path));
}

/** The paths and file names of the repository in a comment. */
export function pathsIn(comment: string): string[] {
  return (comment.match(/(?<![\w./@#<-])\w[\w$./*-]*\w/g) ?? []).filter(isPath);
}

/** Whether a path that a comment names exists: from the root, from the comment's folder, or in any folder. */
export function existsAnywhere(path: string, file: string): boolean {
  return exists(path, file) || trackedFiles.some((tracked) => tracked.endsWith(`/${path}`));
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
