import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { referenceReceiver } from '#content/delivery.ts';
import { runCommand } from '#deploy/run-command.ts';

/** How the receiver answers. `lost`: it takes the message, then closes the connection without an answer. */
export const behaviors = ['ok', '422', '500', 'lost'] as const;

/** Keeps messages in memory, takes one with the same key once, and logs none (docs/message-delivery.md). */
export class Receiver {
  behavior: (typeof behaviors)[number] = 'ok';
  readonly messages: Readonly<Record<string, string>>[] = [];
  attempts = 0;
  readonly server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Without this header, no other site may read what has arrived.
    if (request.method === 'GET') return json(response, 200, this.messages);
    // Every site may send, because messages carry no cookies.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'POST') return json(response.setHeader('Allow', 'GET, POST'), 405, {});
    this.attempts += 1;
    const message = await messageIn(request).catch(() => null);
    if (message === null) return json(response, 400, {});
    if (this.behavior === '500') return json(response, 500, {});
    if (this.behavior === '422') return json(response, 422, { errors: [{ field: 'email' }] });
    const key = message['idempotency-key'];
    const isRepeated = this.messages.some((each) => key && each['idempotency-key'] === key);
    if (!isRepeated) this.messages.push(message);
    if (this.behavior === 'lost') return void response.destroy();
    if (!request.headers.accept?.includes('text/html')) return json(response, 200, {});
    // A browser without JavaScript posts the form itself, and shows the answer.
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>Received</title><h1>Message received</h1>');
  }
}

async function messageIn(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const data = await new Response(await buffer(request), { headers }).formData();
  return Object.fromEntries(Array.from(data, ([name, value]) => [name, String(value)]));
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

if (import.meta.main) await runCommand('receiver', run);

async function run(): Promise<void> {
  const { port, hostname, origin } = new URL(referenceReceiver.endpoint);
  const options = { help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [wanted = 'ok'] = positionals;
  const behavior = behaviors.find((each) => each === wanted);
  if (values.help) {
    process.stdout.write(
      `Usage: npm run receiver -- [${behaviors.join('|')}]\n\nTakes messages at ${origin}, and answers them in this way.\n`,
    );
    return;
  }
  if (!behavior) throw new Error(`it can answer ${behaviors.join(', ')}, not ${wanted}`);
  const receiver = new Receiver();
  receiver.behavior = behavior;
  receiver.server.listen(Number(port), hostname);
  await once(receiver.server, 'listening');
  process.stdout.write(`${origin} lists what has arrived. It answers ${behavior}.\n`);
}
