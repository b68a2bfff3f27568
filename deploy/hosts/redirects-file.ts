import { paths } from '#content/paths.ts';
import { generated } from './generated.ts';

/**
 * Netlify's `_redirects`. It knows no patterns, takes `/about` and `/about/` for one address, and
 * serves `/about` from about.html by itself: what is left are the files' own names.
 */
export function redirectsFile(): string {
  const lines = paths.filter((path) => path !== '/').map((path) => `${path}.html ${path} 301!`);
  return `${generated('#')}\n/index.html / 301!\n${lines.join('\n')}\n`;
}
