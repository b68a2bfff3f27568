import { describe, expect, test } from 'vitest';
import { allSpecimens } from './specimens.ts';
import { withoutSpecimen } from './without-specimen.ts';

const specimens = await allSpecimens();

const components = Object.keys(
  import.meta.glob('/src/{sections,ui,shell,contact,delivery,film,pwa}/*.tsx'),
).map((file) => file.replace(/^\/src\/(.+)\.tsx$/, '$1'));

const sources = import.meta.glob<string>(['/src/entry-client.ts', '/workbench/styles.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The style sheets that a module imports, by their names. */
const sheets = (source = '') =>
  Array.from(source.matchAll(/^import '(?:\.\/|#)?([^']+\.css)';/gm), ([, sheet]) => sheet);

describe('the specimens', () => {
  test('show every component of their folders except those in without-specimen.ts', () => {
    const shown = specimens.map(({ folder, name }) => `${folder}/${name}`);
    expect([...shown, ...Object.keys(withoutSpecimen)].toSorted()).toEqual(components.toSorted());
  });

  test.each(specimens)('$name has states with different names', ({ states }) => {
    const names = states.map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  test('have the same style sheets as the pages', () => {
    const own = sheets(sources['/workbench/styles.ts']).filter(
      (sheet) => sheet !== 'workbench.css',
    );
    expect(own.length).toBeGreaterThan(4);
    expect(own).toEqual(sheets(sources['/src/entry-client.ts']));
  });
});
