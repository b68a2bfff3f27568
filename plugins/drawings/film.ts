import { dark } from '#ui/tokens.ts';

/** The format of the film. Its frame shows a part of the drawings' sheet, enlarged. */
export const film = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  seconds: 12,
} as const;

/** The line widths in px of the film. */
export const lineWidths = { minor: 1.1, index: 1.6 } as const;

/** The colours of the film and its poster. Minor lines are darker than in drawings, because the headline is over them. */
export const colours = { ground: dark.paper, minor: '#2f525b', index: '#c99a62' } as const;

/** The number of frames of the loop. */
export const frameCount = film.framesPerSecond * film.seconds;
