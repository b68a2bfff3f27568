import { createServer, type RequestListener, type Server } from 'node:http';
import { type FastifyInstance, fastify } from 'fastify';
import { serveSite } from './serve-site.ts';
import { answerInOrder, refuseTunnel, refuseUnreadable } from './unreadable-requests.ts';

const REQUEST_MILLISECONDS = 10_000;
/** How long a connection may stand still in an answer, for example because the client does not read. */
const IDLE_MILLISECONDS = 60_000;
/** How long a connection may wait for its next request: longer than a proxy in front keeps it. */
const KEEP_ALIVE_MILLISECONDS = 72_000;

/** Asks for the folder at each request, so the folder may change. `/404.html` itself gets status 200, like other pages. */
export function createSiteServer(folder: () => string): FastifyInstance {
  const app = fastify({
    logger: { level: 'warn', stream: process.stderr },
    serverFactory: createHttpServer,
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false,
    // Only `cleanUrl` reads addresses: the router would refuse some in its own way.
    rewriteUrl: () => '/',
  });
  serveSite(app, folder);
  return app;
}

function createHttpServer(handler: RequestListener): Server {
  const server = createServer({
    connectionsCheckingInterval: 1000,
    headersTimeout: REQUEST_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    // `refusalOf` refuses a request without this header, with the security headers.
    requireHostHeader: false,
  });
  server.setTimeout(IDLE_MILLISECONDS);
  // Otherwise a client that closes its side after its request would get no answer (`socketOnEnd` in Node's lib/_http_server.js).
  Object.assign(server, { httpAllowHalfOpen: true });
  // RFC 9110 10.1.1: a server may answer at once instead of `100 Continue`, and may ignore other expectations.
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.on(event, answerInOrder(handler));
  }
  return server.on('connect', refuseTunnel);
}
