import { describe, expect, test } from 'vitest';
import { importsOf, layerOf } from './imports.ts';
import { layerNames, layers } from './layers.ts';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles.filter((file) => /\.(?:js|tsx?)$/.test(file));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The layers of what files import. */
const importedLayers = (importing: readonly string[]) =>
  new Set(importing.flatMap(importsOf).map(layerOf));

test('every file belongs to a layer, and every layer has files', () => {
  expect(new Set(files.map(layerOf))).toEqual(new Set(Object.keys(layers)));
});

test.each(files)('%s imports only what its layer may import', (file) => {
  const { imports, tests = [] } = layers[layerOf(file)];
  const allowed = [layerOf(file), ...imports, ...(isTest(file) ? tests : [])];
  const refused = importsOf(file).filter((imported) => !allowed.includes(layerOf(imported)));
  expect(refused, 'see repository/layers.ts').toEqual([]);
});

describe.each(layerNames)('%s', (layer) => {
  const { imports, tests = [] } = layers[layer];
  const own = files.filter((file) => layerOf(file) === layer);

  test('imports each layer that it may import', () => {
    const imported = importedLayers(own.filter((file) => !isTest(file)));
    expect(imports.filter((each) => !imported.has(each))).toEqual([]);
    const importedByTests = importedLayers(own.filter(isTest));
    expect(tests.filter((each) => !importedByTests.has(each))).toEqual([]);
  });
});
