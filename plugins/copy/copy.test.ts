import { createServer } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { serviceIds } from '#content/services.ts';
import { copy } from './copy.ts';
import { copyPath } from './source-copy.ts';

describe.each(siteLanguages)('the development server of the site in %s', async (language) => {
  const server = await createServer({
    configFile: false,
    plugins: [copy(language)],
    // The test itself says which file has changed.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  afterAll(() => server.close());

  test.each([
    ['virtual:copy/pages/home', 'pages/home'],
    ['virtual:copy/names', `services/${serviceIds[0]}`],
  ])('makes %s again when %s has changed', async (address, file) => {
    await server.transformRequest(address);
    const module = await server.environments.client.moduleGraph.getModuleByUrl(address);
    expect(module?.transformResult).not.toBeNull();
    server.watcher.emit('change', copyPath(language, file));
    await expect.poll(() => module?.transformResult, { timeout: 20_000 }).toBeNull();
  });
});
