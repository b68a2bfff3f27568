import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

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
export async function ffmpeg(options: readonly string[], input: Iterable<Uint8Array> = []) {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  // When ffmpeg fails, it closes its input early. Its exit code and its messages report the failure.
  child.stdin.on('error', () => undefined);
  for (const chunk of input) {
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ${options.join(' ')} ended with ${code}`);
}
