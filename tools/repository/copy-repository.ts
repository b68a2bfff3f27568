import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The path from the root of every file that git tracks, and of new files that git does not ignore. */
export function repositoryFiles(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n');
  // Git also lists a file that was deleted without a commit.
  return files.filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Copies the files of this repository into an empty folder, with links to its packages: what a command writes there stays there. */
export function copyRepository(folder: string): void {
  for (const file of repositoryFiles()) cpSync(join(root, file), join(folder, file));
  // Links to the packages, not to their folder: builds write into node_modules.
  mkdirSync(join(folder, 'node_modules'));
  for (const { name } of readdirSync(join(root, 'node_modules'), { withFileTypes: true })) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
}
