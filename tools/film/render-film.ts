import { mkdirSync, mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { encodeMaster, encodeMp4, encodeWebm, ffmpegVersion } from './encode.ts';
import { frames } from './frames.ts';

// `npm run film`: renders public/film. The results are committed, so a build needs no ffmpeg.

const folder = resolve(import.meta.dirname, '../../public/film');
const webm = join(folder, 'film.webm');
const mp4 = join(folder, 'film.mp4');

process.stdout.write(`${ffmpegVersion()}\n`);
mkdirSync(folder, { recursive: true });
using scratch = mkdtempDisposableSync(join(tmpdir(), 'film-'));
const master = join(scratch.path, 'master.mkv');
await encodeMaster(frames(), master);
await encodeWebm(master, webm);
await encodeMp4(master, mp4);
// A build says whether they are too large.
for (const file of [webm, mp4]) {
  process.stdout.write(`public/film/${basename(file)} ${statSync(file).size} bytes\n`);
}
