import { expect, test } from 'vitest';
import { statesByComponent } from './specimens.ts';

const withoutSpecimen = [
  // Each of their parts has a specimen.
  'shell/Frame',
  'shell/Pages',
  'ui/BelowFirstScreen',
  // Only paper shows it.
  'shell/Letterhead',
  // Specimens of other components show these.
  'shell/LaterPart',
  'shell/MenuDisclosure',
  'contact/ContactFields',
  // These need the receiver of src/content/company.ts.
  'contact/LiveContactForm',
];

const components = Object.keys(
  import.meta.glob('/src/{sections,ui,shell,contact,film,offline}/*.tsx'),
).map((file) => file.replace(/^\/src\/(.+)\.tsx$/, '$1'));

const sources = import.meta.glob<string>(
  ['/src/app/entry-client.ts', '/tools/workbench/main.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** The style sheets that a module imports, by their names. */
const sheets = (source = '') =>
  Array.from(source.matchAll(/^import '(?:\.\/|#)?([^']+\.css)';/gm), ([, sheet]) => sheet);

test('every component of these folders has states', async () => {
  const shown = [...(await statesByComponent()).keys()];
  expect([...shown, ...withoutSpecimen].toSorted()).toEqual(components.toSorted());
});

test('the workbench has the same style sheets as the pages', () => {
  const own = sheets(sources['/tools/workbench/main.tsx']);
  expect(own).not.toEqual([]);
  expect(own).toEqual(sheets(sources['/src/app/entry-client.ts']));
});
