import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createSiteServer } from '#deploy/server.ts';
import { builtSite } from './built-site.ts';
import { siteUnderTest } from './site-under-test.ts';

/**
 * A host that replaces all files at once with each release: files that the new release lacks are gone.
 * A test can make the host fail.
 */
export class Host {
  /** Whether the host answers; otherwise it closes each connection. */
  isReachable = true;
  /** Addresses that are answered with status 500. */
  readonly broken = new Set<string>();
  /** A request for this path makes the host unreachable. */
  shutsDownAt: string | null = null;
  /** Statuses that replace those of HTML files, by the file's own address. */
  readonly statuses = new Map<string, number>();
  /** Headers that replace or extend the site's own. */
  readonly headers = new Map<string, string>();
  /** Code that runs before the worker's script, to simulate another browser or another release. */
  workerPrologue = '';
  /** The requests since the last deployment, with the bytes of head and body that were sent. */
  requests: { readonly path: string; readonly bytes: number }[] = [];

  #folder = builtSite(siteUnderTest().language);
  #site: Server = createSiteServer(this.#folder);
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #isHeld = (_path: string) => false;
  #waiting: (() => void)[] = [];

  /** Serves a built site from now on. */
  deploy(folder: string): void {
    this.#folder = folder;
    this.#site = createSiteServer(folder);
    this.requests = [];
  }

  /** Answers no request for these addresses until `release` is called. */
  hold(isHeld: (path: string) => boolean): void {
    this.#isHeld = isHeld;
  }

  /** Answers the requests that were held, and holds no others. */
  release(): void {
    this.#isHeld = () => false;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  /** Starts on a free port. Returns the origin. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    if (path === this.shutsDownAt) this.isReachable = false;
    if (!this.isReachable) {
      request.socket.destroy();
      return;
    }
    if (this.#isHeld(path)) {
      this.#waiting.push(() => this.#answer(request, response));
      return;
    }
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('finish', () => {
      this.requests.push({ path, bytes: socket.bytesWritten - before });
    });
    if (this.broken.has(path)) {
      response.writeHead(500).end();
      return;
    }
    if (path === '/service-worker.js' && this.workerPrologue !== '') {
      const script = readFileSync(join(this.#folder, path), 'utf8');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(this.workerPrologue + script);
      return;
    }
    const status = this.statuses.get(path);
    if (status !== undefined) {
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.end(readFileSync(join(this.#folder, path)));
      return;
    }
    const setHeaders = response.setHeaders.bind(response);
    response.setHeaders = (headers) => setHeaders(new Map([...headers, ...this.headers]));
    this.#site.emit('request', request, response);
  }
}
