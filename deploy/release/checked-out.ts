import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The commit that is checked out in the root of a repository, if the folder has exactly its files. Otherwise throws an error
 * with the reason: a build of something else has no commit to name.
 */
export function checkedOutCommit(root: string): string {
  // Git would also answer for a repository around this folder, in which this folder may be ignored.
  if (!existsSync(join(root, '.git'))) throw new Error('this folder is no git checkout');
  const changes = git(root, 'status', '--porcelain').trimEnd();
  if (changes !== '') throw new Error(`the working tree has uncommitted changes:\n${changes}`);
  return git(root, 'rev-parse', 'HEAD').trim();
}

function git(root: string, ...command: string[]): string {
  return execFileSync('git', ['-C', root, ...command], { encoding: 'utf8', stdio: 'pipe' });
}
