import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** One sentence of one page that reads otherwise: the smallest change a release can make. */
interface Rewording {
  readonly catalog: string;
  readonly from: string;
  readonly to: string;
}

interface Variation {
  /** May name a pseudo-locale, or `kill-switch`. */
  readonly mode?: string;
  readonly rewording?: Rewording;
}

/**
 * Builds the site into a folder of the caller's, for tests that need a second one; answers with
 * the folder to serve. In a process of its own: a test runner's environment would build React for
 * tests.
 */
export async function buildSite(
  folder: string,
  { mode = 'production', rewording }: Variation = {},
): Promise<string> {
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
    const builder = await createBuilder({
      ...${JSON.stringify(options)},
      plugins: [${rewording ? rewordingPlugin(rewording) : ''}],
    });
    await builder.buildApp();
  `;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  return outDir;
}

/** The plugin's source: it takes the catalog as build/catalog has compiled it. */
function rewordingPlugin({ catalog, from, to }: Rewording): string {
  return `{
    name: 'rewording',
    enforce: 'pre',
    transform: {
      filter: { id: /\\/src\\/catalog\\/en\\/${catalog}\\.json$/ },
      handler(code) {
        const reworded = code.replace(${JSON.stringify(from)}, ${JSON.stringify(to)});
        if (reworded === code) throw new Error('no sentence to reword');
        return { code: reworded, map: null };
      },
    },
  }`;
}
