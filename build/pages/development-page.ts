import type { Plugin } from 'vite';

import { iconSheet } from '#build/icons/icon-sheet.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>
<body>${iconSheet('')}<div id="root"></div><script type="module" src="/src/entry-client.ts"></script></body>
</html>
`;

/** In development every address gets an empty page, and the browser's router renders into it. */
export function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.originalUrl ?? '/', page));
        });
      };
    },
  };
}
