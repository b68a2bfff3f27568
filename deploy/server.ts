import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import sirv from 'sirv';
import { cleanUrl } from './clean-url.ts';
import { simplifyHeaders } from './negotiation.ts';
import { createNotFound } from './not-found.ts';
import { headersFor } from './rules.ts';

/**
 * Serves a built site. The files are listed once, at the start: after a new build, start a new
 * server. `/404.html` asked for by name is a page like others, with status 200.
 */
export function createSiteServer(root: string): Server {
  const serveFile = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const notFound = createNotFound(root);

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(response, 405);
    }

    const decision = cleanUrl(request.url ?? '/');
    if (decision.action === 'redirect') {
      response.setHeader('Location', decision.location);
      return answer(response, 308);
    }
    if (decision.action === 'reject') {
      return decision.status === 404
        ? notFound(request, response)
        : answer(response, decision.status);
    }

    simplifyHeaders(request);
    request.url = decision.path;
    // Set here and not through sirv's own option, which leaves them out of 304 answers.
    setHeaders(response, decision.path);
    response.setHeader('Vary', 'Accept-Encoding');
    guardStream(response);
    serveFile(request, response, () => notFound(request, response));
  });
}

function answer(response: ServerResponse, status: number): void {
  const body = `${STATUS_CODES[status] ?? status}\n`;
  setHeaders(response, '/');
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeaders(new Map(Object.entries(headersFor(path))));
}

/**
 * sirv leaves its file streams alone: one for a file that has gone would end the process, and one
 * for a client that has gone would stay open.
 */
function guardStream(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
