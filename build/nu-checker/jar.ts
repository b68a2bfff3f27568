import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// The package is no devDependency, because its install script downloads Java from GitHub if the machine has no Java,
// and `npm ci` must run no install scripts. `npm pack` runs no install script. The hash is the registry's.
const version = '26.9.27';
const integrity =
  'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';

/** The path of the Nu checker's jar file. Downloads it from the npm registry if it is not in the cache yet. */
export function checkerJar(): string {
  const folder = resolve(import.meta.dirname, `../../node_modules/.cache/nu-checker/${version}`);
  const archive = join(folder, `vnu-jar-${version}.tgz`);
  if (!existsSync(archive)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `vnu-jar@${version}`, '--pack-destination', folder], {
      shell: process.platform === 'win32',
    });
  }
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${digest}` !== integrity)
    throw new Error(`${archive} does not have the expected hash`);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return join(folder, 'package/build/dist/vnu.jar');
}
