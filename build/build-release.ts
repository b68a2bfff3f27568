import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** A changed sentence of one page: the smallest difference between two releases. */
interface Rewording {
  readonly catalog: string;
  readonly from: string;
  readonly to: string;
}

interface BuildOptions {
  /** Vite's mode: `production`, `receiver`, `kill-switch` or a pseudo-locale. */
  readonly mode?: string;
  readonly rewording?: Rewording;
}

/**
 * Builds a release of the site into a folder, for tests that need a second release. Returns the folder to
 * serve. The build runs in its own process, because the environment of a test runner (NODE_ENV)
 * would select React's development code.
 */
export async function buildReleaseInto(
  folder: string,
  { mode = 'production', rewording }: BuildOptions = {},
): Promise<string> {
  // `vite build --outDir` is not enough, because each environment sets its own folder.
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
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SITE_LANGUAGE: process.env['SITE_LANGUAGE'],
    },
  });
  return outDir;
}

/** The source of a plugin that changes a sentence of a compiled catalog (build/catalog). */
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
