import type { Plugin } from 'vite';
import { PLATE_LABELS } from '#build/catalog/plate-labels.ts';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { textDirection } from '#build/catalog/text-direction.ts';
import { svgFiles } from '#build/files/svg-files.ts';
import type { PlateId } from '#content/plate-id.ts';
import { services } from '#content/services.ts';
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

/** The catalog of the page that a plate belongs to. */
export function plateCatalog(id: PlateId): string {
  return Object.hasOwn(services, id) ? `services/${id}` : `industry/${id}`;
}

/** The labels of a plate in a language, and the direction of its writing. */
export function plateLanguage(id: PlateId, language: string): PlateLanguage {
  const message = catalogText(language, plateCatalog(id));
  return {
    text: (label) => message(`${PLATE_LABELS}${label}`),
    direction: textDirection(language),
  };
}
