import { expect, test } from 'vitest';
import { anchorOf, codeSpans, headings, npmScripts, relativeLinks } from './markdown.ts';

const text = `# A & B
[near](./other.md#part), [here](#a--b), ![far](https://example.org/x.png), \`src/a.ts\`

\`\`\`sh
npm run build # [not](a-link.md), \`not-a-span.ts\`
\`\`\`
`;

test('links that leave the repository, and what stands in blocks of code, are no links', () => {
  expect(relativeLinks(text)).toEqual([
    { path: './other.md', anchor: 'part' },
    { path: '', anchor: 'a--b' },
  ]);
});

test('spans of code are what stands in backticks of sentences', () => {
  expect(codeSpans(text)).toEqual(['src/a.ts']);
});

test('a heading has the anchor that GitHub gives it', () => {
  expect(headings(text).map(anchorOf)).toEqual(['a--b']);
});

test('commands are found in blocks of code, too', () => {
  expect(npmScripts(text)).toEqual(['build']);
});
