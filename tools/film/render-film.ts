import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeMaster, encodeMp4, encodeWebm } from './encode.ts';
import { ffmpegVersion } from './ffmpeg.ts';
import { frames } from './frames.ts';

// `npm run film`: renders public/film. The results are committed, so a build needs no ffmpeg.

const kilobyte = 1000;
/** The largest size of each file, in bytes (docs/design.md, "Hero film"). */
const limits = {
  'film.webm': 1500 * kilobyte,
  'film.mp4': 1500 * kilobyte,
};

const folder = resolve(import.meta.dirname, '../../public/film');
const result = (name: keyof typeof limits) => join(folder, name);

async function render(scratch: string): Promise<void> {
  const master = join(scratch, 'master.mkv');
  await encodeMaster(frames(), master);
  await encodeWebm(master, result('film.webm'));
  await encodeMp4(master, result('film.mp4'));
}

process.stdout.write(`${ffmpegVersion()}\n`);
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'film-'));
try {
  await render(scratch);
} finally {
  rmSync(scratch, { recursive: true });
}
for (const [name, limit] of Object.entries(limits)) {
  const { size } = statSync(join(folder, name));
  process.stdout.write(`public/film/${name} ${size} bytes\n`);
  if (size > limit) throw new Error(`${name} is larger than ${limit} bytes`);
}
