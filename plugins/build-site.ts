import { resolve } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { siteConfig } from '#vite.config.ts';
import type { Settings } from './settings.ts';

/** Builds a site, into the folder of its language or into another one, with further plugins. */
export async function buildSite(
  settings: Settings,
  outDir?: string,
  furtherPlugins: readonly Plugin[] = [],
): Promise<void> {
  const { plugins = [], ...config } = siteConfig(settings, outDir);
  const builder = await createBuilder({
    ...config,
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    plugins: [...plugins, ...furtherPlugins],
  });
  await builder.buildApp();
}
