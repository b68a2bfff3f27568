import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, layerOf } from './imports.ts';
import { layers } from './layers.ts';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles.filter((file) => /\.tsx?$/.test(file));

/** The folder of each import alias such as `#tools/` (package.json). */
const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const aliases = new Map(
  Object.entries(imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    folder.replace(/^\.\//, '').replace('*', ''),
  ]),
);

test('every file belongs to a layer, and every layer has files', () => {
  expect(new Set(files.map(layerOf))).toEqual(new Set(Object.keys(layers)));
});

test.each(files)('%s imports only what its layer may import', (file) => {
  const { imports, tests = [] } = layers[layerOf(file)];
  const isTest = /\.test\.tsx?$/.test(file);
  const allowed = [layerOf(file), ...imports, ...(isTest ? tests : [])];
  const refused = importsOf(file, aliases).filter(
    (imported) => !allowed.includes(layerOf(imported)),
  );
  expect(refused, 'see repository/layers.ts').toEqual([]);
});
