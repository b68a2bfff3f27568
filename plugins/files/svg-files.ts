import type { Plugin } from 'vite';

/** Serves generated SVG files in development and emits them in a build. `files` has what writes each, by its path. */
export function svgFiles(name: string, files: ReadonlyMap<string, () => string>): Plugin {
  return {
    name,
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
