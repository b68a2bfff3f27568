import type { Server } from 'node:http';
import { builtFolder } from '#build/output/built-site.ts';
import { createSiteServer } from '#deploy/server.ts';

/** Serves a folder, by default the built site, on a free port of this machine. */
export async function serveBuiltSite(
  folder = builtFolder,
): Promise<{ origin: string; server: Server }> {
  const server = createSiteServer(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
