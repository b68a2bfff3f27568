import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSiteServer } from '#deploy/server.ts';
import { testedFolder } from './site-under-test.ts';

/** A host that replaces all files at once with each release, so that old files are gone, and that a test can make fail. */
export class Host {
  /** Whether the host answers; otherwise it closes each connection. */
  isReachable = true;
  readonly broken = new Set<string>();
  /** Statuses that replace those of HTML files, by the file's own address. */
  readonly statuses = new Map<string, number>();
  /** Headers that replace or extend the site's own. */
  readonly headers = new Map<string, string>();
  /** Code that runs before the worker's script, to simulate another browser or another release. */
  workerPrologue = '';
  /** The requests since the last deployment, with the bytes of head and body that were sent. */
  requests: { readonly path: string; readonly bytes: number }[] = [];

  #folder = testedFolder;
  #isHeld = (_path: string) => false;
  #waiting: (() => void)[] = [];
  readonly #app = createSiteServer(() => this.#folder);

  constructor() {
    const bytesBefore = new WeakMap<FastifyRequest, number>();
    // Fastify runs these hooks after those of the site.
    this.#app.addHook('onRequest', async (request, reply) => {
      bytesBefore.set(request, request.socket.bytesWritten);
      return this.#interfere(request, reply);
    });
    this.#app.addHook('onSend', async (_request, reply) => {
      reply.headers(Object.fromEntries(this.headers));
    });
    this.#app.addHook('onResponse', async (request) => {
      const bytes = request.socket.bytesWritten - (bytesBefore.get(request) ?? 0);
      this.requests.push({ path: request.originalUrl, bytes });
    });
  }

  deploy(folder: string): void {
    this.#folder = folder;
    this.requests = [];
  }

  hold(isHeld: (path: string) => boolean): void {
    this.#isHeld = isHeld;
  }

  release(): void {
    this.#isHeld = () => false;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  start(): Promise<string> {
    return this.#app.listen({ host: '127.0.0.1', port: 0 });
  }

  async stop(): Promise<void> {
    this.#app.server.closeAllConnections();
    await this.#app.close();
  }

  async #interfere(request: FastifyRequest, reply: FastifyReply) {
    const path = request.originalUrl;
    if (this.#isHeld(path)) await new Promise<void>((answer) => this.#waiting.push(answer));
    if (!this.isReachable) {
      request.socket.destroy();
      return reply.hijack();
    }
    if (this.broken.has(path)) return reply.code(500).send();
    const isScript = path === '/service-worker.js' && this.workerPrologue !== '';
    const status = this.statuses.get(path);
    if (!isScript && status === undefined) return undefined;
    request.siteFile = path;
    const file = readFileSync(join(this.#folder, path), 'utf8');
    if (isScript) return reply.send(this.workerPrologue + file);
    return reply
      .code(status ?? 200)
      .type('text/html')
      .send(file);
  }
}
