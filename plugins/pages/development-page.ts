import type { Plugin } from 'vite';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { iconSheet } from '#plugins/icons/icons.ts';

/** In development every address returns an empty page, which the router fills in the browser. */
export function developmentPage(language: string): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const address = request.originalUrl ?? '/';
          if (!asksForPage(address, request.headers.accept)) return next();
          const empty = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>
<body>${iconSheet('')}<div id="root" data-page=""></div><script type="module" src="/src/app/entry-client.ts"></script></body>
</html>`;
          try {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(address, empty));
          } catch (error) {
            // The server does not await this function: without this, an error would end the server.
            next(error);
          }
        });
      };
    },
  };
}

/** Whether a request asks for a page: browsers name HTML, and `curl` accepts everything. */
function asksForPage(address: string, accept = '*/*'): boolean {
  const isFile = /^[^?]*\.\w+(?:\?|$)/.test(address);
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
}
