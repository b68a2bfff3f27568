import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** The version that is installed; without any, an error that says what to do. */
export function ffmpegVersion(): string {
  const { stdout, error } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8' });
  if (error) {
    throw new Error(
      'the film is made with ffmpeg, and there is none on the PATH; install it (apt-get install ffmpeg) or keep the committed public/film',
    );
  }
  return stdout.split('\n', 1).join('');
}

/** Runs ffmpeg, feeding it pictures or sound where the options read from standard input (`-`). */
export async function ffmpeg(options: readonly string[], input: Iterable<Uint8Array> = []) {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  // A child that gives up closes its end early; its exit code says so, and its own words why.
  child.stdin.on('error', () => undefined);
  for (const chunk of input) {
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ${options.join(' ')} ended with ${code}`);
}
