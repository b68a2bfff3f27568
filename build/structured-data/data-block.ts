import type { Thing } from './thing.ts';

/** Writes a page's things as JSON-LD, or nothing where there are none. */
export function dataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // HTML ends a script at the first `</script`, inside a JSON string too.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
