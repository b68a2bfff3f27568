import type { Path } from './paths.ts';

/** Width and height of every share picture in px, as social networks want them. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where a page's share picture is on the site. */
export function sharePicture(path: Path): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
