import type { Plugin } from 'vite';
import { contentType } from '#deploy/media-types.ts';

/** Serves generated files in development and emits them in a build. `files` has what writes each, by its path. */
export function generatedFiles(name: string, files: ReadonlyMap<string, () => string>): Plugin {
  return {
    name,
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        const write = files.get(file);
        if (!write) return next();
        response.setHeader('Content-Type', contentType(file) ?? '');
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
