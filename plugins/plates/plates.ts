import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pathCopy } from '#content/copy/files.ts';
import type { PlateCopy } from '#content/copy/parts.ts';
import { industryIds } from '#content/industries.ts';
import { paths } from '#content/paths.ts';
import { type PlateId, serviceIds } from '#content/services.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { generatedFiles } from '#plugins/files/generated-files.ts';
import type { Plate } from './plate.ts';
import { writePlate } from './write-plate.ts';

/** The folder with the file of each plate, which has the name of the plate's page. */
export const platesFolder = join(import.meta.dirname, 'plates');

/** The plates with the ids of their pages. A page whose plate is not drawn is an error with the name of the file. */
export const drawnPlates: { readonly id: PlateId; readonly plate: Plate }[] = [];
// One after the other: knip loads this, too, and its loader mixes up modules that are imported at the same time.
for (const id of ['about' as const, ...serviceIds, ...industryIds]) {
  const file = join(platesFolder, `${id}.ts`);
  if (!existsSync(file)) {
    throw new Error(`plugins/plates/plates/${id}.ts is missing: draw it as docs/plates.md says`);
  }
  const { href } = pathToFileURL(file);
  const { plate }: { readonly plate: Plate } = await import(/* @vite-ignore */ href);
  drawnPlates.push({ id, plate });
}

/** The plates with their labels in a language, as `plates/<id>.svg`, in development and in a build. */
export function plateFiles(language: string): Plugin {
  const files = drawnPlates.map(({ id, plate }) => {
    const write = () => writePlate(plate, plateText(id, language), textDirection(language));
    return [`plates/${id}.svg`, write] as const;
  });
  return generatedFiles('plates', new Map(files));
}

/** The text of each label of a plate in a language, by its name in the copy of the plate's page. */
export function plateText(id: PlateId, language: string): (label: string) => string {
  const labels = plateCopy(id, language)?.labels ?? {};
  return (label) => {
    const text = labels[label];
    if (text === undefined) throw new Error(`the copy of ${id} has no plate.labels.${label}`);
    return text;
  };
}

type PlateWords = Pick<PlateCopy, 'labels' | 'views'>;

/** What the copy of a plate's page says of the plate in a language. */
export function plateCopy(id: PlateId, language: string): PlateWords | undefined {
  const path = paths.find((each) => each.endsWith(`/${id}`));
  const copy = path && readCopy(pathCopy(path), language);
  return copy && 'plate' in copy ? copy.plate : undefined;
}
