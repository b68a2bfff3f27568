/**
 * The colours of plates. The page gives them as custom properties, so that a plate follows the scheme, print and
 * forced colours: `line` and `contour` for the ground, `ground` for what covers a line.
 */
export type Colour =
  | 'ink'
  | 'ink-2'
  | 'line'
  | 'contour'
  | 'water'
  | 'veg'
  | 'flag'
  | 'flag-text'
  | 'ground';

/** A colour as the value of an attribute. */
export function paint(colour: Colour): string {
  return `var(--${colour === 'ground' ? 'paper' : colour})`;
}
