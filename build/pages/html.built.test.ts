import { HtmlValidate, type Message, type MetaDataTable, StaticConfigLoader } from 'html-validate';
import { describe, expect, it, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';

/**
 * Errors that the W3C's checker finds (validator.w3.org/nu) and html-validate does not know.
 */
const refusedByW3c: MetaDataTable = {
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

/** All presets of html-validate except those about code style. */
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
    elements: ['html5', refusedByW3c],
    rules: {
      // React closes void elements with a slash, which HTML allows.
      'void-style': 'off',
      // React writes these in lower case or camel case, which HTML allows.
      'doctype-style': ['error', { style: 'lowercase' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // build/copy measures titles, without the company's name.
      'long-title': 'off',
      // No integrity attributes for our own files, whose names contain their hashes.
      'require-sri': ['error', { target: 'crossorigin' }],
      // This class keeps phone numbers on one line.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

/** react-aria refers to ids of a field's hint and error, and removes references to missing elements on hydration. */
const isFieldTextReference = ({ ruleId, message }: Message) =>
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
      .filter((message) => !(page === '/contact' && isFieldTextReference(message)))
      // Before hydration Send keeps a press in a popover, which a submit button does not (src/contact/ContactForm.tsx).
      .filter(({ ruleId }) => !(page === '/contact' && ruleId === 'wcag/h32'))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
    expect(found).toEqual([]);
  });
});
