import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { cleanUrl } from './clean-url.ts';
import { createFileHandler } from './file-handler.ts';
import { contentType } from './media-types.ts';
import { simplifyHeaders } from './negotiation.ts';
import { createNotFoundHandler } from './not-found.ts';
import { commonHeaders, headersFor, REVALIDATED } from './rules.ts';

const headersWithoutFile = { ...commonHeaders, 'Cache-Control': REVALIDATED };

/** Serves a built site. A request for `/404.html` itself gets status 200, like other pages. */
export function createSiteServer(root: string): Server {
  const serveFile = createFileHandler(root, (_request, response) => answer(response, 503));
  const notFound = createNotFoundHandler(root);

  const server = createServer((request, response) => {
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
    // Not by sirv's `setHeaders` option, which leaves the headers out of 304 answers.
    response.setHeaders(new Map(Object.entries(headersFor(decision.path))));
    response.setHeader('Vary', 'Accept-Encoding');
    const type = contentType(decision.path);
    if (type) response.setHeader('Content-Type', type);
    serveFile(request, response, () => notFound(request, response));
  });
  server.on('clientError', refuseUnreadableRequest);
  return server;
}

/** Answers an invalid request with the headers of other refusals. */
function refuseUnreadableRequest(error: Error, socket: Duplex): void {
  const status = statusOf(error);
  const headers = Object.entries({
    ...headersWithoutFile,
    Connection: 'close',
    'Content-Length': 0,
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  else socket.destroy();
}

function statusOf(error: Error): 400 | 408 | 431 {
  const code = 'code' in error && error.code;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function answer(response: ServerResponse, status: number): void {
  const body = `${STATUS_CODES[status] ?? status}\n`;
  response.setHeaders(new Map(Object.entries(headersWithoutFile)));
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
