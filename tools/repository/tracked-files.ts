import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path from the root of every file that git tracks, and of new files that git does not ignore. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
