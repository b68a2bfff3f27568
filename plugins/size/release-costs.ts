import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutCopy } from '#content/copy/pages.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { isFilm } from '#content/film.ts';
import { buildReleaseInto } from '#plugins/build-release.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, servedFile, site } from '#plugins/output/built-site.ts';
import { precacheList } from '#plugins/worker/precache-list.ts';
import { weigh } from './weights.ts';

/** A sentence of one page. */
const about = readCopy(aboutCopy, site.language).mission.text;
/** A sentence that only scripts say. */
const shell = readCopy(shellCopy, site.language).change.failed;

const changes = {
  'a sentence of About': { file: aboutCopy.file, from: about },
  'the shell’s script': { file: shellCopy.file, from: shell },
};

/** Builds releases with one change each. Returns how many files a visitor's worker fetches anew, and their bytes. */
export async function releaseCosts() {
  const stored = new Set(precacheList(builtFolder).map((entry) => JSON.stringify(entry)));
  using resources = new DisposableStack();
  const scratch = mkdtempSync(join(tmpdir(), 'releases-'));
  resources.defer(() => rmSync(scratch, { recursive: true }));
  const costs: { change: string; files: number; bytes: number }[] = [];
  for (const [change, { file, from }] of Object.entries(changes)) {
    const folder = await buildReleaseInto(join(scratch, file), {
      rewording: { file, from, to: `${from} (2)` },
    });
    const files = precacheList(folder)
      .filter((entry) => !stored.has(JSON.stringify(entry)) && !isFilm(`/${entry.url}`))
      .map(({ url }) => servedFile(`/${url.replace(/^\//, '')}`));
    costs.push({
      change,
      files: files.length + 1,
      bytes: weigh(folder, 'service-worker.js', ...files),
    });
  }
  return costs;
}
