import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError } from 'fastify';
import { headersWithoutFile } from './rules.ts';

/** How long a refused client has to read the refusal and to close the connection. */
const GRACE_MILLISECONDS = 2000;

const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
const refused = new WeakSet<Duplex>();

/** In turn: one client that does not read could take all descriptors, and a refusal must not be written into an answer. */
export function answerInOrder(answer: RequestListener): RequestListener {
  return (request, response) => {
    const earlier = latest.get(request.socket)?.response;
    latest.set(request.socket, { request, response });
    if (!isInFlight(earlier)) answer(request, response);
    else {
      earlier.once('close', () => {
        if (!request.socket.destroyed) answer(request, response);
      });
    }
  };
}

/** Refuses what Node cannot read as a request. */
export function refuseUnreadable(error: ConnectionError, socket: Duplex): void {
  const received = String(error.rawPacket);
  const statuses: Record<string, number> = {
    // RFC 9112 3: a server must answer a long target with 414.
    HPE_HEADER_OVERFLOW: /^[A-Z]+ \S{8192}/.test(received) ? 414 : 431,
    // RFC 9110 15.6.6. The parser also says this of a line that does not end with CR and LF.
    HPE_INVALID_VERSION: received.includes(' HTTP/1.') ? 400 : 505,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  };
  refuse(socket, statuses[error.code] ?? 400);
}

/** Refuses the method CONNECT, with which Node lets go of the connection: an answer in flight would never end. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  if (isInFlight(latest.get(socket)?.response)) socket.destroy();
  else refuse(socket, 405);
}

/** Sends a refusal when the connection's earlier answers are complete, then closes the connection. */
function refuse(socket: Duplex, status: number): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  const { request, response } = latest.get(socket) ?? {};
  const end = () => {
    // If the body of an answered request was unreadable, the client expects no second answer.
    if (socket.writable && request?.complete !== false) socket.end(messageOf(status));
    else socket.end();
    setTimeout(() => socket.destroy(), GRACE_MILLISECONDS).unref();
  };
  if (isInFlight(response)) response.once('close', end);
  else end();
}

function isInFlight(response: ServerResponse | undefined): response is ServerResponse {
  return response?.closed === false;
}

function messageOf(status: number): string {
  const body = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...headersWithoutFile(status),
    Connection: 'close',
    'Content-Length': body.length,
    'Content-Type': 'text/plain; charset=utf-8',
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
