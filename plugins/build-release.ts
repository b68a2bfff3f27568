import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Settings, settingsOfEnvironment } from './settings.ts';

const root = resolve(import.meta.dirname, '..');

/** A changed sentence of one file of copy: the smallest difference between two releases. */
type Rewording = Readonly<Record<'file' | 'from' | 'to', string>>;

/** What a release has of its own. */
export interface ReleaseOptions extends Partial<Settings> {
  readonly rewording?: Rewording;
}

/**
 * Builds a release of the site into a folder, for tests that need a second release. Returns the folder to
 * serve. The build runs in its own process, because it would change the environment of a test runner.
 */
export async function buildReleaseInto(
  folder: string,
  { rewording, ...settings }: ReleaseOptions = {},
): Promise<string> {
  const outDir = join(folder, 'dist');
  const chosen = { ...settingsOfEnvironment(), ...settings };
  const script = `
    import { buildSite } from './plugins/build-site.ts';
    await buildSite(${JSON.stringify(chosen)}, ${JSON.stringify(outDir)}, [
      ${rewording ? rewordingPlugin(rewording) : ''}
    ]);
  `;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  return outDir;
}

/** The source of a plugin that changes a sentence of the copy (plugins/copy). */
function rewordingPlugin({ file, from, to }: Rewording): string {
  return `{
    name: 'rewording',
    enforce: 'pre',
    transform: {
      filter: { id: /\\/${file.replaceAll('/', '\\/')}\\.json\\?copy$/ },
      handler(code) {
        const reworded = code.replace(${JSON.stringify(from)}, ${JSON.stringify(to)});
        if (reworded === code) throw new Error('no sentence to reword');
        return { code: reworded, map: null };
      },
    },
  }`;
}
