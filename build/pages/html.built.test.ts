import { HtmlValidate, type Message, type MetaDataTable, StaticConfigLoader } from 'html-validate';
import { describe, expect, it, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageFile } from '#content/page-names.ts';

/**
 * What the Nu checker (`npm run nu`, which needs Java) has refused in our pages, and html-validate
 * would let pass.
 */
const refusedByNu: MetaDataTable = {
  textarea: { attributes: { type: { allowed: () => 'is of an input, not of a text area' } } },
  meta: {
    attributes: {
      id: {
        allowed: (meta) =>
          meta.hasAttribute('content') || meta.hasAttribute('charset') ? null : 'names no content',
      },
    },
  },
};

/** Every preset of html-validate that judges what a document says, none that judges its spacing. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      'html-validate:recommended',
      'html-validate:standard',
      'html-validate:a11y',
      'html-validate:document',
      'html-validate:browser',
    ],
    elements: ['html5', refusedByNu],
    rules: {
      'void-style': ['error', { style: 'omit' }],
      // React writes them so; HTML reads either case.
      'doctype-style': ['error', { style: 'lowercase' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Our own files come from our own server, under names that are their hashes.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The style sheet keeps them on one line.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

/** react-aria names the places of a field's hint and error, and takes the name back on hydration where nothing stands. */
const isPlaceOfFieldText = ({ ruleId, message }: Message) =>
  ruleId === 'no-missing-references' && /"react-aria-_R_\w+"$/.test(message);

test.each([
  ['<textarea type="text" aria-label="Message"></textarea>', 'attribute-misuse'],
  ['<meta id="react-aria-pressable-style">', 'attribute-misuse'],
  ['<img src="/film/poster.svg" alt="" />', 'void-style'],
  ['<textarea aria-label="Message"></textarea>', null],
  ['<meta charset="utf-8">', null],
  ['<img src="/film/poster.svg" alt="">', null],
])('%s: %s', async (html, rule) => {
  const { results } = await validator.validateString(html);
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(rule === null ? [] : [rule]);
});

describe.each(pageIds)('%s', (page) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(builtText(pageFile(page)));
    const found = results
      .flatMap(({ messages }) => messages)
      .filter((message) => !(page === '/contact' && isPlaceOfFieldText(message)))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
    expect(found).toEqual([]);
  });
});
