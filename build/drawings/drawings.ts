import type { Plugin } from 'vite';
import { drawingNames } from '#content/drawings.ts';
import { drawing } from './drawing.ts';
import { poster } from './poster.ts';

/** The generated files by path: every page's contour drawing, and the film's poster. */
const drawingsByFile: ReadonlyMap<string, () => string> = new Map([
  ...drawingNames.map((name) => [`drawings/${name}.svg`, () => drawing(name)] as const),
  ['film/poster.svg', poster] as const,
]);

/** Serves the drawings in development and emits them in a build. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = drawingsByFile.get(request.url?.slice(1) ?? '');
        if (!draw) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [fileName, draw] of drawingsByFile) {
        this.emitFile({ type: 'asset', fileName, source: draw() });
      }
    },
  };
}
