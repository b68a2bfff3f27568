import type { Thing } from './thing.ts';

/** A page's things as a JSON-LD script element; an empty string for a page without things. */
export function dataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // HTML ends a script at the first `</script`, also inside a JSON string.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
