import { expect, test } from 'vitest';
import { anchorOf, codeSpans, headings, npmScripts, relativeLinks } from './markdown.ts';

const text = `# A & B
[near](./other.md#part), [here](#a--b), ![far](https://example.org/x.png), \`src/a.ts\`

\`\`\`sh
npm run build # [not](a-link.md), \`not-a-span.ts\`
npm test
\`\`\`
`;

test('links to other sites and links in code blocks are left out', () => {
  expect(relativeLinks(text)).toEqual([
    { path: './other.md', anchor: 'part' },
    { path: '', anchor: 'a--b' },
  ]);
});

test('code spans are found in sentences, not in code blocks', () => {
  expect(codeSpans(text)).toEqual(['src/a.ts']);
});

test('a heading has the anchor that GitHub gives it', () => {
  expect(headings(text).map(anchorOf)).toEqual(['a--b']);
});

test('commands are found in code blocks, too', () => {
  expect(npmScripts(text)).toEqual(['build', 'test']);
});
