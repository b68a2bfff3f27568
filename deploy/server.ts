import { type FastifyInstance, fastify } from 'fastify';
import { serveSite } from './serve-site.ts';
import { refuseTunnel, refuseUnreadable, rememberAnswer } from './unreadable-requests.ts';

/** How long a request may take to arrive. */
const REQUEST_MILLISECONDS = 10_000;
/** How long a connection may stand still, for example because the client does not read. */
const IDLE_MILLISECONDS = 60_000;

/**
 * Creates the server of a built site. It asks for the folder at each request, so the folder may change. A request for
 * `/404.html` itself gets status 200, like other pages.
 */
export function createSiteServer(folder: () => string): FastifyInstance {
  const app = fastify({
    logger: {
      level: 'warn',
      stream: process.stderr,
      serializers: { req: ({ method, originalUrl }) => ({ method, url: originalUrl }) },
    },
    http: {
      connectionsCheckingInterval: 1000,
      headersTimeout: REQUEST_MILLISECONDS,
      // `refusalOf` does this with the security headers.
      requireHostHeader: false,
    },
    requestTimeout: REQUEST_MILLISECONDS,
    connectionTimeout: IDLE_MILLISECONDS,
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // Only `cleanUrl` reads addresses: the router would refuse some in its own way.
    rewriteUrl: () => '/',
  });
  const { server } = app;
  server.prependListener('request', rememberAnswer);
  server.on('connect', refuseTunnel);
  // RFC 9110 10.1.1: a server may answer at once instead of `100 Continue`, and may ignore other expectations.
  for (const event of ['checkContinue', 'checkExpectation']) {
    server.on(event, (request, response) => server.emit('request', request, response));
  }
  serveSite(app, folder);
  return app;
}
