import { join } from 'node:path';
import { HtmlValidate, type Message, type MetaDataTable, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { builtPages } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText } from '#plugins/output/built-site.ts';
import { pageFiles } from '#plugins/size/weights.ts';
import { readAppModules } from './app-modules.ts';

/** Errors that the W3C's checker finds (validator.w3.org/nu) and html-validate does not know. */
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
      // plugins/copy measures titles, without the company's name.
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

test('every page is valid HTML', async () => {
  for (const { id, html } of builtPages) {
    const { results } = await validator.validateString(html);
    const found = results
      .flatMap(({ messages }) => messages)
      .filter((message) => !(id === '/contact' && isFieldTextReference(message)))
      // Before hydration Send keeps a press in a popover, which a submit button does not (src/contact/ContactForm.tsx).
      .filter(({ ruleId }) => !(id === '/contact' && ruleId === 'wcag/h32'))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
    expect.soft(found, id).toEqual([]);
  }
});

/** The addresses that a module imports at its start. */
function importsOf(module: string): string[] {
  const imports = builtText(module).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g);
  return Array.from(imports, ([, file]) => `/assets/${file}`);
}

test('the loader runs each module after the modules that it imports, and knows the route of every page', () => {
  const { entry, routes } = readAppModules(builtFolder);
  expect(entry.at(-1)).toContain('/entry-client-');
  for (const [index, module] of entry.entries()) {
    const before = entry.slice(0, index);
    expect.soft(before, module).toEqual(expect.arrayContaining(importsOf(module)));
  }
  // Without an import that the pattern finds, the loop above would check nothing.
  expect(importsOf(entry.at(-1) ?? '')).not.toEqual([]);
  for (const { id, html } of builtPages) {
    expect.soft(Object.keys(routes), id).toContain(/data-route="([^"]+)"/.exec(html)?.[1]);
  }
});

test('no page loads the registration of the worker or the toasts at first', () => {
  for (const name of ['register', 'ToastRegion']) {
    const [script] = filesBelow(join(builtFolder, 'assets')).filter(
      (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
    );
    expect(script).toBeDefined();
    const loading = pageIds.filter((page) =>
      pageFiles(builtFolder, pageFile(page)).js.includes(`assets/${script}`),
    );
    expect(loading).toEqual([]);
  }
});
