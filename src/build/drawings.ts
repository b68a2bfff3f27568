import type { Plugin } from 'vite';
import { drawingNames } from '#content/drawings.ts';
import { drawing } from './contours/drawing.ts';

/** Serves and emits every page's contour drawing at `/drawings/<name>.svg`. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use('/drawings', (request, response, next) => {
        const name = drawingNames.find((known) => request.url === `/${known}.svg`);
        if (!name) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawing(name));
      });
    },
    generateBundle() {
      for (const name of drawingNames) {
        this.emitFile({ type: 'asset', fileName: `drawings/${name}.svg`, source: drawing(name) });
      }
    },
  };
}
