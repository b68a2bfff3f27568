import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { pathCopy } from '#content/copy/files.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { nameOf, pageTexts } from '#e2e/support/copy.ts';
import { testedSite } from '#e2e/support/site-under-test.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { writeCompressed } from './hosts.ts';
import type { PeerPage } from './peer/main.tsx';

/** Builds a plain single-page app with the texts of the site into a folder, to compare the site with (tools/bench/peer). */
export async function buildPeer(folder: string): Promise<void> {
  const pages = paths.map((path): PeerPage => {
    const messages = messagesIn(readCopy(pathCopy(path), testedSite.language));
    const texts = [...new Set(messages.map(([, text]) => text))];
    return { path, name: nameOf(path), heading: pageTexts(path).heading, texts };
  });
  await build({
    root: join(import.meta.dirname, 'peer'),
    configFile: false,
    logLevel: 'error',
    define: { pages: JSON.stringify(pages) },
    build: { outDir: folder, emptyOutDir: true },
  });
  // The host serves each page from its own file.
  for (const path of paths.filter((other) => other !== '/')) {
    const file = join(folder, pageFile(path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(folder, 'index.html'), file);
  }
  for (const file of globSync('**/*.{html,js,css}', { cwd: folder })) {
    writeCompressed(join(folder, file));
  }
}
