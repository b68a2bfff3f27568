import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How the receiver answers: it can be told at any time. `closed` closes the connection without an answer. */
export const behaviors = ['ok', 'slow', '422', '500', 'closed'] as const;
export type Behavior = (typeof behaviors)[number];

/** A message as it arrived: the fields by their names. */
export type ReceivedMessage = Readonly<Record<string, string>>;

interface ReceiverOptions {
  /** The name of the field that only programs fill in. */
  readonly honeypot: string;
  /** How long a slow answer takes, in ms: longer than the form waits. */
  readonly slowMilliseconds?: number;
}

/** The largest message, in bytes; a longer one gets status 413. */
const MAXIMUM_BYTES = 100_000;
const SLOW_MILLISECONDS = 20_000;

/** The fields that a message must have. */
const required = ['name', 'email', 'subject', 'message'];

/**
 * The reference receiver of the contact form, for trying it and for the tests (docs/message-delivery.md). It keeps messages
 * in memory only, takes a message with the same key once, and writes no message to a log.
 */
export class Receiver {
  behavior: Behavior = 'ok';
  /** The accepted messages. */
  readonly messages: ReceivedMessage[] = [];
  /** How many requests with a message have come in, accepted or not. */
  attempts = 0;
  readonly server: Server;
  readonly #options: Required<ReceiverOptions>;
  readonly #keys = new Set<string>();

  constructor(options: ReceiverOptions) {
    this.#options = { slowMilliseconds: SLOW_MILLISECONDS, ...options };
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Every origin may send, because the messages carry no cookies. No other origin may read what has arrived.
    if (request.method !== 'GET') response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.writeHead(204).end();
      return;
    }
    const [, told] = /^\/behavior\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'PUT') return this.#tell(told, response);
    if (request.method === 'GET') {
      return json(response, 200, { behavior: this.behavior, messages: this.messages });
    }
    if (request.method !== 'POST') return json(response, 405, {});
    await this.#receive(request, response);
  }

  #tell(told: string | undefined, response: ServerResponse): void {
    const behavior = behaviors.find((each) => each === told);
    this.behavior = behavior ?? this.behavior;
    json(response, behavior === undefined ? 404 : 200, { behavior: this.behavior, behaviors });
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.attempts += 1;
    const { behavior } = this;
    if (behavior === 'closed') {
      request.socket.destroy();
      return;
    }
    const body = await bodyOf(request);
    if (body === null) return json(response, 413, {});
    const message = await fieldsOf(request, body);
    if (behavior === '500') return json(response, 500, {});
    const errors = behavior === '422' ? [{ field: 'email' }] : this.#errorsOf(message);
    if (errors.length > 0) return json(response, 422, { errors });
    // A slow receiver has the message before its answer: the next attempt with the same key is no second message.
    this.#accept(message);
    if (behavior === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, this.#options.slowMilliseconds).unref());
    }
    if (request.headers.accept?.includes('text/html')) return page(response);
    json(response, 200, { ok: true });
  }

  #errorsOf(message: ReceivedMessage): readonly { field?: string; code?: string }[] {
    if (message[this.#options.honeypot]) return [{ code: 'spam' }];
    return required.filter((name) => !message[name]).map((field) => ({ field }));
  }

  #accept(message: ReceivedMessage): void {
    const key = message['idempotency-key'];
    if (key !== undefined && this.#keys.has(key)) return;
    if (key !== undefined) this.#keys.add(key);
    this.messages.push(message);
  }
}

/** The body of a request, or null if it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes <= MAXIMUM_BYTES) parts.push(part);
  }
  return bytes > MAXIMUM_BYTES ? null : Buffer.concat(parts);
}

/** The fields of a message in any of the three formats; no fields if the body has another format. */
async function fieldsOf(
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<ReceivedMessage> {
  const type = request.headers['content-type'] ?? '';
  try {
    const fields: unknown = type.startsWith('application/json')
      ? JSON.parse(body.toString())
      : Object.fromEntries(
          await new Response(body, { headers: { 'Content-Type': type } }).formData(),
        );
    return texts(fields);
  } catch {
    return {};
  }
}

function texts(fields: unknown): ReceivedMessage {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}

function json(response: ServerResponse, status: number, body: object): void {
  response.setHeader('Content-Type', 'application/json');
  response.writeHead(status).end(JSON.stringify(body));
}

/** The page for a browser without JavaScript, which posts the form itself. */
function page(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<!doctype html><html lang="en"><title>Received</title><h1>Message received</h1>');
}
