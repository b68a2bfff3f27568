import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file of the repository by its path from the root: those that git knows, and new ones that it does not ignore. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
