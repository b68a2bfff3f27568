/** What the film is: its frame is a strip of the drawings' sheet, enlarged. */
export const film = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  seconds: 12,
} as const;

export const frameCount = film.framesPerSecond * film.seconds;
