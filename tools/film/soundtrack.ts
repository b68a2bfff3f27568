import { film } from '#plugins/drawings/film.ts';

/**
 * A wide chord on A: low root and fifth, and a high, faint third and ninth. The pitches are in Hz; a voice becomes loud and
 * quiet again so many times in a loop as it has swells.
 */
const voices = [
  { pitch: 55, level: 0.8, swells: 1 },
  { pitch: 110, level: 1, swells: 1 },
  { pitch: 164.81, level: 0.7, swells: 2 },
  { pitch: 220, level: 0.5, swells: 3 },
  { pitch: 277.18, level: 0.3, swells: 2 },
  { pitch: 329.63, level: 0.25, swells: 1 },
  { pitch: 493.88, level: 0.1, swells: 3 },
];

/** The levels of a voice's harmonics: few, and quickly smaller, for a soft sound. */
const harmonics = [1, 0.24, 0.08];

/** The level of a voice between its swells. */
const floor = 0.25;

/**
 * Seconds in which the sound rises from silence and falls back to it. Encoders cut off a fraction of a
 * millisecond at the end, and players pause before they repeat: in silence neither is heard as a click.
 */
const fade = 0.5;

/** The highest level, about -16 dB: the sound stays in the background, even at full volume. */
const peak = 0.16;

/**
 * The ambient sound of the film as 16-bit stereo samples. Every wave starts at zero and runs through
 * a whole number of periods, so the end of the loop meets its beginning.
 */
export function soundtrack(samplesPerSecond: number): Int16Array {
  const length = samplesPerSecond * film.seconds;
  const samples = new Float64Array(2 * length);
  const faded = (i: number) => {
    const seconds = Math.min(i, length - i) / samplesPerSecond;
    return Math.sin((Math.PI / 2) * Math.min(1, seconds / fade)) ** 2;
  };
  for (const { pitch, level, swells } of voices) {
    // The left channel has one period less in the loop, the right channel one more: the stereo image drifts.
    for (const ear of [0, 1]) {
      const periods = Math.round(pitch * film.seconds) + (ear === 0 ? -1 : 1);
      for (let i = 0; i < length; i += 1) {
        const turn = (2 * Math.PI * i) / length;
        const swell = floor + (1 - floor) * Math.sin((swells * turn) / 2) ** 2;
        const wave = harmonics.reduce((sum, share, above) => {
          return sum + share * Math.sin((above + 1) * periods * turn);
        }, 0);
        samples[2 * i + ear] = (samples[2 * i + ear] ?? 0) + level * swell * faded(i) * wave;
      }
    }
  }
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return Int16Array.from(samples, (each) => Math.round((each / loudest) * peak * 32767));
}
