import { expect, test } from 'vitest';
import { industryIds } from '#content/industries.ts';
import { industriesOf, serviceIds, servicesFor, servicesWith } from '#content/services.ts';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { dataBlock } from '#plugins/structured-data/structured-data.ts';

test('an industry names at least two services, a service at least one industry and two services', () => {
  const linked = [
    ...industryIds.map((id) => [id, 'services', servicesFor(id), 2] as const),
    ...serviceIds.map((id) => [id, 'industries', industriesOf(id), 1] as const),
    ...serviceIds.map((id) => [id, 'pairs', servicesWith(id), 2] as const),
  ];
  for (const [id, what, pages, least] of linked) {
    const place = 'src/content/services.ts or src/content/industries.ts';
    const problem = `${id}: too few ${what}, ${least} or more are needed: name them in ${place}`;
    expect.soft(pages.length, problem).toBeGreaterThanOrEqual(least);
  }
});

test('a text with `</script>` does not end the block of structured data', () => {
  const things = [{ '@type': 'Service', name: '</script><b>A & "B"</b><!--' }] as const;
  const block = dataBlock(things);
  expect(block.slice(1, -'</script>'.length)).not.toContain('<');

  const document = parseHtml(block);
  expect(elements(document, 'b')).toEqual([]);
  const [json = ''] = elements(document, 'script').flatMap(texts);
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things });
});
