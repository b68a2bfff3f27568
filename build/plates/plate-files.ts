import type { Plugin } from 'vite';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { textDirection } from '#build/catalog/text-direction.ts';
import type { PlateId } from '#content/plate-id.ts';
import { services } from '#content/services.ts';
import { drawnPlates } from './plates.ts';
import { type PlateLanguage, writePlate } from './write-plate.ts';

/** Serves the plates in development and emits them in a build, as `plates/<id>.svg`. */
export function plateFiles(language: string): Plugin {
  const files = new Map(
    drawnPlates.map(({ id, plate }) => [
      `plates/${id}.svg`,
      () => writePlate(plate, plateLanguage(id, language)),
    ]),
  );
  return {
    name: 'plates',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const write = files.get(request.url?.slice(1) ?? '');
        if (!write) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(write());
      });
    },
    generateBundle() {
      for (const [fileName, write] of files) {
        this.emitFile({ type: 'asset', fileName, source: write() });
      }
    },
  };
}

/** The catalog of the page that a plate belongs to. */
export function plateCatalog(id: PlateId): string {
  return Object.hasOwn(services, id) ? `services/${id}` : `industry/${id}`;
}

/** The labels of a plate in a language, and the direction of its writing. */
export function plateLanguage(id: PlateId, language: string): PlateLanguage {
  const message = catalogText(language, plateCatalog(id));
  return {
    text: (label) => message(`plate.labels.${label}`),
    direction: textDirection(language),
  };
}
