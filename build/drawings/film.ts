import { dark } from '#ui/tokens.ts';

/** What the film is: its frame is a strip of the drawings' sheet, enlarged. */
export const film = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  seconds: 12,
} as const;

/** Widths of the lines, in px of the film, and what everything is drawn in. */
export const pens = { minor: 1.1, index: 1.6 } as const;
export const colours = { ground: dark.paper, minor: '#2f525b', index: dark.copper } as const;

export const frameCount = film.framesPerSecond * film.seconds;
