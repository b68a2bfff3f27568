import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteLanguages } from '#content/languages.ts';
import { site } from './catalog/site.ts';

// `npm run build`: builds the site in its default language, with `-- --language <language>` in another one, with
// `-- --all` in every language. Each build is a process of its own, because the settings of a site are read once.

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    all: { type: 'boolean', default: false },
    // Vite's mode: `production`, `receiver`, `kill-switch` or a pseudo-locale.
    mode: { type: 'string', default: 'production' },
  },
});
for (const language of values.all ? siteLanguages : [site.language]) {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--mode', values.mode], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
