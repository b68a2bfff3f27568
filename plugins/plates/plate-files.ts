import type { Plugin } from 'vite';
import { pathCopy } from '#content/copy/files.ts';
import { paths } from '#content/paths.ts';
import type { PlateId } from '#content/services.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { svgFiles } from '#plugins/files/svg-files.ts';
import { drawnPlates } from './plates.ts';
import { type PlateLanguage, writePlate } from './write-plate.ts';

/** The plates with their labels in a language, as `plates/<id>.svg`, in development and in a build. */
export function plateFiles(language: string): Plugin {
  const files = drawnPlates.map(
    ({ id, plate }) =>
      [`plates/${id}.svg`, () => writePlate(plate, plateLanguage(id, language))] as const,
  );
  return svgFiles('plates', new Map(files));
}

/** The labels of a plate in a language, and the direction of its writing. */
export function plateLanguage(id: PlateId, language: string): PlateLanguage {
  const labels = plateLabels(id, language);
  return {
    text: (label) => {
      const text = labels[label];
      if (text === undefined) throw new Error(`the copy of ${id} has no plate.labels.${label}`);
      return text;
    },
    direction: textDirection(language),
  };
}

/** The labels of a plate in a language, by their names in the copy of the plate's page. */
export function plateLabels(id: PlateId, language: string): Readonly<Record<string, string>> {
  const path = paths.find((each) => each.endsWith(`/${id}`));
  const copy = path && readCopy(pathCopy(path), language);
  return (copy && 'plate' in copy && copy.plate.labels) || {};
}
