import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds the site into a folder of the caller's, for tests that need a second one; answers with
 * the folder to serve. `mode` may name a pseudo-locale. In a process of its own: a test runner's
 * environment would build React for tests.
 */
export async function buildSite(folder: string, mode = 'production'): Promise<string> {
  // `vite build --outDir` is not enough: the environments name folders of their own.
  const outDir = join(folder, 'dist');
  const options = {
    root,
    mode,
    logLevel: 'error',
    build: { outDir },
    environments: {
      ssr: { build: { outDir: join(folder, 'prerender') } },
      client: { build: { outDir } },
    },
  };
  const script = `
    import { createBuilder } from 'vite';
    const builder = await createBuilder(${JSON.stringify(options)});
    await builder.buildApp();
  `;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  return outDir;
}
