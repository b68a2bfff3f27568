import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningHost, startNodeServer } from './contract/contract-hosts.ts';
import { ask } from './contract/exchange.ts';
import { createFileHandler } from './file-handler.ts';

/** In bytes. Larger than the buffers of a connection, so that the server waits for the client. */
const SIZE = 32_000_000;

let folder: string;
let file: string;
let host: RunningHost;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  file = join(folder, 'film.webm');
  writeFileSync(file, 'a'.repeat(SIZE));
  host = await startNodeServer({ root: folder });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Requests the file and then a missing page over one connection, and acts when the first bytes have come. */
function requestBoth(act: () => void): Promise<string> {
  const socket = connect(host.port, '127.0.0.1');
  socket.write('GET /film.webm HTTP/1.1\r\nHost: site\r\n\r\n');
  socket.write('GET /nowhere HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.once('readable', () => {
      act();
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    // The server may reset the connection.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

test('a file that becomes longer while it is sent does not spoil the next answer', async () => {
  const answers = await requestBoth(() => appendFileSync(file, 'b'.repeat(1000)));
  expect(answers).toContain(`Content-Length: ${SIZE}\r\n`);
  expect(answers.slice(answers.lastIndexOf('HTTP/') - 1)).toMatch(/^aHTTP\/1\.1 404 /);
});

test('a client that disconnects before the file is open does no harm', async () => {
  const serveFile = createFileHandler(folder, () => {});
  const closed = vi.fn();
  const server = createServer((request, response) => {
    response.once('close', closed);
    serveFile(request, response, () => {});
    if (request.url === '/film.webm?gone') request.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  await expect(ask(address.port, '/film.webm?gone')).rejects.toThrow('socket hang up');
  expect(closed).toHaveBeenCalledOnce();
  const next = await ask(address.port, '/film.webm');
  expect({ status: next.status, bytes: next.body.length }).toEqual({ status: 200, bytes: SIZE });
  server.close();
});

test('a file that becomes shorter while it is sent ends the connection', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answers = await requestBoth(() => truncateSync(file, SIZE - 1));
  expect(answers).toContain(`Content-Length: ${SIZE}\r\n`);
  expect(answers.lastIndexOf('HTTP/')).toBe(0);
  const complaint = 'Error: bytes missing at the end of the source: 1\n';
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(complaint), { timeout: 60_000 });
});
