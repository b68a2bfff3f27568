import type { Plugin } from 'vite';
import { drawingNames } from '#content/drawings.ts';
import { drawing } from './drawing.ts';
import { poster } from './poster.ts';

/** What is drawn when the site is built: every page's contour drawing, and the film's first frame. */
const drawn: ReadonlyMap<string, () => string> = new Map([
  ...drawingNames.map((name) => [`drawings/${name}.svg`, () => drawing(name)] as const),
  ['film/poster.svg', poster] as const,
]);

/** Serves and emits the drawings. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = drawn.get(request.url?.slice(1) ?? '');
        if (!draw) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [fileName, draw] of drawn) {
        this.emitFile({ type: 'asset', fileName, source: draw() });
      }
    },
  };
}
