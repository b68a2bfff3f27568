import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { paths } from '#content/paths.ts';
import { builtText, pageFile } from './built-site.ts';

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
    rules: {
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

describe.each([...paths, '/404'])('%s', (path) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(builtText(pageFile(path)));
    const found = results
      .flatMap(({ messages }) => messages)
      .filter((message) => !(path === '/contact' && isPlaceOfFieldText(message)))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
    expect(found).toEqual([]);
  });
});
