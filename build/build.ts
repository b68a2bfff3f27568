import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, siteLanguages } from '#content/languages.ts';
import { site } from './catalog/site.ts';

// `npm run build`: builds the site in its default language, with `-- --language <language>` in another one, with
// `-- --all` in every language at the same time. Each build is a process of its own, because the settings of a site are
// read once.

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    all: { type: 'boolean', default: false },
    // Vite's mode: `production`, `receiver`, `kill-switch` or a pseudo-locale.
    mode: { type: 'string', default: 'production' },
  },
});

const program = join('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the site in a language. Returns whether the build succeeded. */
async function build(language: Language): Promise<boolean> {
  const vite = spawn(process.execPath, [program, 'build', '--mode', values.mode], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  const [status] = await once(vite, 'exit');
  return status === 0;
}

const succeeded = await Promise.all((values.all ? siteLanguages : [site.language]).map(build));
if (succeeded.includes(false)) process.exitCode = 1;
