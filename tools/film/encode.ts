import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { film, frameCount } from '#plugins/drawings/film.ts';
import { soundtrack } from './soundtrack.ts';

const words = (options: string) => options.split(' ');

const rawPictures = words(
  `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.framesPerSecond} -i -`,
);
const rawSound = (rate: number) => words(`-f s16le -ar ${rate} -ac 2 -i -`);

/** The files name their colour space. Otherwise players guess, and the ground differs from the poster's. */
const video = words(
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
);
/** No dates, versions or random identifiers in the files. */
const reproducible = words('-map_metadata -1 -fflags +bitexact -flags +bitexact');

/** Only the first frame is a key frame: further key frames would be visible as a pulse in the still ground. */
const keyFrames = `-g ${frameCount}`;
const vp9 = words(`-c:v libvpx-vp9 -b:v 0 -crf 43 -cpu-used 1 -row-mt 1 ${keyFrames}`);
/** `aq-mode=3` gives dark areas more bits: without it the minor lines break up. */
const h264 = words(
  `-c:v libx264 -profile:v high -preset veryslow -tune animation -level 3.1 -refs 4 -crf 28 -x264-params aq-mode=3 ${keyFrames}`,
);

/** Encodes the frames without loss; both files are encoded from this master. */
export async function encodeMaster(
  pictures: AsyncIterable<Uint8Array>,
  file: string,
): Promise<void> {
  const lossless = words('-c:v libx264rgb -qp 0 -preset ultrafast');
  await ffmpeg([...rawPictures, ...lossless, file], pictures);
}

/** Encodes VP9 and Opus in two passes; the first pass only measures. */
export async function encodeWebm(master: string, file: string): Promise<void> {
  const passes = (pass: number) => ['-pass', String(pass), '-passlogfile', `${master}.pass`];
  await ffmpeg(['-i', master, ...video, ...vp9, ...passes(1), '-an', '-f', 'null', '-']);
  const opus = words('-c:a libopus -b:a 48k');
  const inputs = ['-i', master, ...rawSound(48000)];
  const output = [...video, ...vp9, ...passes(2), ...opus, ...reproducible, file];
  await ffmpeg([...inputs, ...output], sound(48000));
}

/** Encodes H.264 and AAC, with the index first, so that the film plays before the whole file has loaded. */
export async function encodeMp4(master: string, file: string): Promise<void> {
  // At 32 kHz the loop is a whole number of AAC blocks, so no silence is added at its end.
  const aac = words('-c:a aac -b:a 64k -movflags +faststart');
  const inputs = ['-i', master, ...rawSound(32000)];
  await ffmpeg([...inputs, ...video, ...h264, ...aac, ...reproducible, file], sound(32000));
}

const sound = (rate: number) => [new Uint8Array(soundtrack(rate).buffer)];

/** The first line of `ffmpeg -version`. Throws an error with instructions when ffmpeg is missing. */
export function ffmpegVersion(): string {
  const { stdout, error } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8' });
  if (error) {
    throw new Error(
      'ffmpeg, which encodes the film, is not on the PATH; install it (apt-get install ffmpeg) or keep the committed public/film',
    );
  }
  return stdout.split('\n', 1).join('');
}

/** Runs ffmpeg with pictures or sound on its standard input (the option `-`). */
async function ffmpeg(
  options: readonly string[],
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array> = [],
) {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  // When ffmpeg fails, it closes its input early. Its exit code and its messages report the failure.
  await pipeline(input, child.stdin).catch(() => {});
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ${options.join(' ')} ended with ${code}`);
}
