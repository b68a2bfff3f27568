import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A copy of the repository in a temporary folder, with a history of its own. */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipes-'));

  constructor() {
    const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
    // Git also lists a file that was deleted without a commit.
    for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
      cpSync(join(root, file), join(this.folder, file), { recursive: true });
    }
    this.#linkPackages();
    git(this.folder, 'init', '--quiet');
    this.commit();
  }

  /** Links each package, not their folder: builds write into `node_modules`, and those of the copy must not reach the original. */
  #linkPackages(): void {
    const packages = join(root, 'node_modules');
    mkdirSync(join(this.folder, 'node_modules'));
    for (const entry of readdirSync(packages, { withFileTypes: true })) {
      const holdsPackages = entry.isDirectory() && !entry.name.startsWith('.');
      if (!holdsPackages && entry.name !== '.bin') continue;
      symlinkSync(
        join(packages, entry.name),
        join(this.folder, 'node_modules', entry.name),
        'junction',
      );
    }
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  contains(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text once, or what a pattern matches, with the flag `g` everywhere. Throws if the file lacks it. */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    this.write(file, after);
  }

  /** Writes a file again with another text, if the text is different. */
  rewrite(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after !== before) this.write(file, after);
  }

  /** The messages of a catalog, or the members of another flat JSON file. */
  json(file: string): Readonly<Record<string, string>> {
    return JSON.parse(this.read(file));
  }

  /** The paths of all files that match a glob, from the root. */
  filesMatching(pattern: string): string[] {
    return globSync(pattern, { cwd: this.folder }).map((file) => file.replaceAll(sep, '/'));
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
  }

  /** Runs `npm run <script>`. Throws with the output if the script fails. */
  run(script: string): void {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
      cwd: this.folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm run ${script} failed\n${stdout}\n${stderr}`);
  }

  /** The files that differ from the last commit. */
  changedFiles(): string[] {
    git(this.folder, 'add', '--all');
    return git(this.folder, 'diff', '--cached', '--name-only', '--no-renames')
      .split('\n')
      .filter((file) => file !== '');
  }

  commit(): void {
    git(this.folder, 'add', '--all');
    const settings = ['user.name=recipes', 'user.email=recipes@localhost', 'commit.gpgsign=false'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    git(this.folder, ...options, 'commit', '--quiet', '--allow-empty', '--message=state');
  }

  /** Returns to the last commit. */
  reset(): void {
    git(this.folder, 'reset', '--quiet', '--hard');
    git(this.folder, 'clean', '--quiet', '--force', '-d');
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function git(folder: string, ...command: string[]): string {
  return execFileSync('git', command, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
