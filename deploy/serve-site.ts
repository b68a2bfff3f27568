import { STATUS_CODES } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { contentType } from './media-types.ts';
import { rememberFile, sendAsDescribed } from './open-file.ts';
import { cleanUrl, refusalOf, removeConditions, removeIgnored } from './request-rules.ts';
import { headersFor, headersWithoutFile } from './rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    siteFile: string;
  }
}

export function serveSite(app: FastifyInstance, folder: () => string): void {
  app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: rememberFile,
  });
  app.decorateRequest('siteFile', '');

  app.addHook('onRequest', async (request, reply) => {
    const status = refusalOf(request.raw);
    if (status === 405) return answer(reply, status);
    if (status !== undefined) return answer(reply.header('Connection', 'close'), status);
    removeIgnored(request.headers, request.method);
  });

  // The handlers return no reply: for each one Fastify would add another listener to the response.
  const serve = (request: FastifyRequest, reply: FastifyReply): void => {
    const decision = cleanUrl(request.originalUrl);
    if (decision.action === 'serve') {
      request.siteFile = decision.file;
      reply.sendFile(decision.file, folder());
    } else if (decision.action === 'redirect') {
      answer(reply.header('Location', decision.location), 308);
    } else if (decision.status === 404) {
      reply.callNotFound();
    } else {
      answer(reply, decision.status);
    }
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: serve,
    errorHandler(error: FileError, request, reply) {
      const { range = '', 'if-range': ifRange } = request.headers;
      // RFC 9110 14.1.2: a suffix that is longer than the file means the whole file.
      const isWhole = ifRange !== undefined || /^bytes=-0*[1-9]/.test(range);
      // A release has removed the file after the library looked at it, perhaps only the compressed copy.
      const isGone = error.code === 'ENOENT';
      if (!isGone && !(error.statusCode === 416 && isWhole)) throw error;
      delete request.headers.range;
      delete request.headers['accept-encoding'];
      serve(request, withoutHeaders(reply).code(200));
    },
  });

  app.setNotFoundHandler((request, reply) => {
    removeConditions(request.headers);
    reply.code(404).sendFile(NOT_FOUND_ADDRESS, folder());
  });

  app.setErrorHandler<FileError>((error, request, reply) => {
    withoutHeaders(reply);
    const status = error.statusCode ?? 500;
    if (error.code === 'ENOENT') reply.callNotFound();
    // Otherwise the client has left.
    else if (!reply.raw.destroyed) {
      if (status >= 500) request.log.error(error);
      answer(reply.headers(error.headers ?? {}), status);
    }
  });

  app.addHook('onSend', sendAsDescribed);
  app.addHook('onSend', async (request, reply) => {
    const { statusCode: status } = reply;
    const isFile = status === 200 || status === 206 || status === 304;
    const headers = isFile ? headersFor(request.siteFile) : headersWithoutFile(status);
    reply.headers({ ...headers, Vary: 'Accept-Encoding' });
    const type = contentType(request.siteFile);
    if (type !== undefined && isFile && status !== 304) reply.type(type);
  });
}

/** An error of the file system, or a status of @fastify/send. */
interface FileError extends FastifyError {
  readonly headers?: Record<string, string>;
}

function withoutHeaders(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  return reply;
}

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send(`${STATUS_CODES[status]}\n`);
}
