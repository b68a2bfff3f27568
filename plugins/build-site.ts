import { resolve } from 'node:path';
import { createBuilder, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { siteConfig } from '#vite.config.ts';
import type { Settings } from './settings.ts';

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
  const { plugins = [], ...config } = siteConfig(settings, outDir);
  const builder = await createBuilder({
    ...mergeConfig(config, withPackages),
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    plugins: [...plugins, ...furtherPlugins],
  });
  await builder.buildApp();
}
