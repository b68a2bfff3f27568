import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, languageNamed } from '#content/languages.ts';
import { pageFile } from '#content/page-names.ts';
import { siteFolder } from '#deploy/site-folder.ts';
import { filesBelow, publish } from './publish.ts';

const USAGE = `Usage: npm run release -- <folder> [--language <language>] [--host netlify|cloudflare]

Publishes dist/, or dist-<language>/, in a folder that a host serves, over the previous release. Hashed files of earlier
releases stay for 30 days; all other files of the folder are removed. A folder that has files, but no earlier release,
is refused.

  --language  the language of the site
  --host      also copy the host's configuration, and leave out compressed copies: the host compresses itself

Environment: SITE_LANGUAGE chooses the language, unless --language does.
`;
const hosts = ['netlify', 'cloudflare'] as const;

try {
  run();
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function run(): void {
  const { values, positionals } = parseArgs({
    options: {
      host: { type: 'string' },
      help: { type: 'boolean' },
      language: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (values.help || folder === undefined || others.length > 0) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const host = hosts.find((known) => known === values.host);
  if (values.host !== undefined && host === undefined) {
    throw new Error(`no files for '${values.host}'; there are ${hosts.join(' and ')}`);
  }
  const language = values.language ?? process.env['SITE_LANGUAGE'] ?? defaultLanguage;
  const built = siteFolder(languageNamed(language));
  if (!existsSync(join(built, pageFile('/')))) throw new Error(`${built}/ contains no built site`);

  const target = resolve(folder);
  if (!isEmptyOrRelease(target)) {
    throw new Error(
      `${folder} has files but no service-worker.js, so it holds no earlier release; its files would be removed`,
    );
  }
  const { written, removed } = publish(resolve(built), target, new Date());
  if (host) {
    for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:br|gz)$/.test(file)) rmSync(join(target, file));
    }
    const own = resolve(import.meta.dirname, '..', host);
    for (const file of readdirSync(own)) copyFileSync(join(own, file), join(target, file));
  }
  process.stdout.write(`${written.length} files written, ${removed.length} removed\n`);
}

/** Whether a folder may be published to. A mistyped folder must not lose its files. */
function isEmptyOrRelease(folder: string): boolean {
  return existsSync(join(folder, 'service-worker.js')) || filesBelow(folder).length === 0;
}
