import { expect, test } from 'vitest';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { dataBlock } from './structured-data.ts';

test('a text with `</script>` does not end the block', () => {
  const things = [{ '@type': 'Service', name: '</script><b>A & "B"</b><!--' }] as const;
  const block = dataBlock(things);
  expect(block.slice(1, -'</script>'.length)).not.toContain('<');

  const document = parseHtml(block);
  expect(elements(document, 'b')).toEqual([]);
  const [json = ''] = elements(document, 'script').flatMap(texts);
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things });
});
