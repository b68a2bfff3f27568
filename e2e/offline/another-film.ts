import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmSources } from '#content/film.ts';

/** Copies a release, and makes each film file a byte longer, with a new revision in the precache list. */
export function copyWithAnotherFilm(release: string, folder: string): void {
  cpSync(release, folder, { recursive: true });
  const worker = join(folder, 'service-worker.js');
  let script = readFileSync(worker, 'utf8');
  for (const { src } of filmSources) {
    const file = join(folder, src);
    const before = digest(file);
    appendFileSync(file, '\0');
    script = script.replace(before, digest(file));
  }
  writeFileSync(worker, script);
  for (const compressed of ['.br', '.gz']) rmSync(worker + compressed);
}

const digest = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex');
