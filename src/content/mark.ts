interface MarkShape {
  /** Its outline as SVG path data. */
  readonly path: string;
  /** The colour of the palette that fills it. */
  readonly fill: 'flag' | 'ink';
}

/** The company's mark: the datum triangle above its line. Page, icons and share pictures draw it from here. */
export const mark = {
  /** In units of the paths. */
  width: 32,
  height: 26,
  shapes: [
    { path: 'M5 1h22L16 18z', fill: 'flag' },
    { path: 'M1 21h30v3H1z', fill: 'ink' },
  ] satisfies readonly MarkShape[],
} as const;
