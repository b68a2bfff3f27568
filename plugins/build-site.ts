import { resolve } from 'node:path';
import { createBuilder, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { siteLanguages } from '#content/languages.ts';
import { type Settings, settingsOfCommand } from './settings.ts';

// `npm run build`: builds the site in its default language, with `-- --language <language>` in another one or in a
// pseudo-locale, with `-- --all` in every language; with `-- --form receiver` with the form that sends, with
// `-- --worker kill-switch` with a worker that removes itself. `npm run build:tested` is the first step of the browser suites,
// unless BASE_URL names a deployed site that they test.

/**
 * The prerenderer holds its packages: from a folder outside the repository, Node would not find them. The development
 * server and the unit tests leave packages to Node, which takes half the time.
 */
const withPackages: UserConfig = { environments: { ssr: { resolve: { noExternal: true } } } };

/** Builds a site, into the folder of its language or into another one, with further plugins. */
export async function buildSite(
  settings: Settings,
  outDir?: string,
  furtherPlugins: readonly Plugin[] = [],
): Promise<void> {
  // Containers for development often set another one, which would select React's development code.
  process.env['NODE_ENV'] = 'production';
  // Not before: some of its plugins' modules read the settings when they load, and throw wrong ones.
  const { siteConfig } = await import('#vite.config.ts');
  const { plugins = [], ...config } = siteConfig(settings, outDir);
  const builder = await createBuilder({
    ...mergeConfig(config, withPackages),
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    plugins: [...plugins, ...furtherPlugins],
  });
  await builder.buildApp();
}

/** The settings of this command. Ends it with one line for a wrong option, which may be a mistyped one of an emergency. */
function settingsOrEnd(): Settings {
  try {
    return settingsOfCommand('build');
  } catch (error) {
    process.stderr.write(`build: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) {
  const isTested = process.argv.includes('--tested');
  const deployed = process.env['BASE_URL'];
  if (isTested && deployed !== undefined) {
    process.stdout.write(`Testing ${deployed}; nothing is built.\n`);
  } else {
    const settings = settingsOrEnd();
    const languages = process.argv.includes('--all') ? siteLanguages : [settings.language];
    for (const language of languages) await buildSite({ ...settings, language });
  }
}
