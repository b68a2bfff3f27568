import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasPlate, industryIds } from '#content/industries.ts';
import { type PlateId, serviceIds } from '#content/services.ts';
import type { Plate } from './plate.ts';

/** The folder with the file of each plate, which has the name of the plate's page. */
export const platesFolder = join(import.meta.dirname, 'plates');

const plateIds: readonly PlateId[] = [...serviceIds, ...industryIds.filter(hasPlate)];

/** The plates with the ids of their pages. A page whose plate is not drawn is an error with the name of the file. */
export const drawnPlates = await Promise.all(
  plateIds.map(async (id) => {
    const { href } = pathToFileURL(join(platesFolder, `${id}.ts`));
    const { plate }: { readonly plate: Plate } = await import(/* @vite-ignore */ href);
    return { id, plate };
  }),
);
