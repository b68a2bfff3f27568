import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-prerender.tsx';
import { elements, parseHtml } from '#plugins/output/html-tree.ts';

test('the header alone stands outside what the open mobile menu makes inert', async () => {
  const { html } = await renderPage('/');
  const header = elements(parseHtml(html)).find(({ tagName }) => tagName === 'header');
  const frame = header?.parentNode;
  const parts = frame && 'childNodes' in frame ? frame.childNodes : [];
  expect(
    parts.map(({ nodeName }) => nodeName),
    'a new part goes into BehindMenu in src/shell/Frame.tsx',
  ).toEqual(['div', 'header', 'div']);
});
