import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { listenAtAnyPort } from '#deploy/contract/processes.ts';
import { Receiver } from '#deploy/receiver/receiver.ts';
import { cases, SCRIPT, script } from './cases.ts';
import { type Answer, answersIn, ask, get, open, talk } from './connection.ts';
import { files, type ServerProcess, testedServer } from './server-process.ts';

// Requests that no browser sends, over raw connections, to the server of `npm start` in a process of its own.

test('every request is answered as the RFCs order, with all headers, and the server serves the next one', async (context) => {
  const server = await testedServer(context);
  const [file] = await ask(server.port, get(SCRIPT));
  const etag = file?.headers['etag'] ?? '';
  for (const [title, request, statuses, part] of cases) {
    const tagged = request.replaceAll('<etag>', etag).replaceAll('<strong>', etag.slice(2));
    const answers = await ask(server.port, tagged).catch(String);
    if (typeof answers === 'string') expect.soft(answers, title).toBe('');
    else {
      const sent = answers.map(({ status }) => status);
      expect.soft(sent, title).toEqual([statuses].flat());
      for (const answer of answers) expectHeaders(answer, title);
      const [answer] = answers;
      if (request.includes(` ${SCRIPT} `) && answer) expectScript(answer, title, part);
    }
    expect(server.isRunning(), title + server.log()).toBe(true);
    const [next] = await ask(server.port, get('/about'));
    expect(next?.body.toString(), title).toBe(files['about.html']);
    expect(server.log(), title).toBe('');
  }
});

/** Every answer has the security headers, and a refusal is never cached like a file. */
function expectHeaders({ status, headers }: Answer, title: string): void {
  expect.soft(headers, title).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    date: expect.stringMatching(/ GMT$/),
  });
  // RFC 9110 14.4.
  if ('content-range' in headers) expect.soft([206, 416], title).toContain(status);
  if (status < 300 || status === 304) return;
  expect.soft(headers, title).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  });
}

function expectScript({ status, headers, body }: Answer, title: string, part?: string): void {
  const { 'content-range': range, 'content-length': length } = headers;
  if (status === 416) expect.soft(range, title).toBe('bytes */1100');
  if (status === 200) expect.soft(length, title).toBe('1100');
  if (status === 200 && body.length > 0) expect.soft(body.toString(), title).toBe(script);
  if (status !== 206) return;
  const [first = 0, last = 0] = part?.split('-').map(Number) ?? [];
  expect.soft(range, title).toBe(`bytes ${part}/1100`);
  expect.soft(body.toString(), title).toBe(script.slice(first, last + 1));
}

test('the reference receiver refuses what is no message, and goes on', async () => {
  const receiver = new Receiver();
  const origin = `http://127.0.0.1:${await listenAtAnyPort(receiver.server)}`;
  const form = new URLSearchParams({ name: 'Ada', 'idempotency-key': '1' });
  for (const [method, body, status] of [
    ['POST', '{"name":"Ada"}', 400],
    ['POST', null, 400],
    ['PUT', form, 405],
    ['DELETE', null, 405],
    ['HEAD', null, 405],
    ['POST', form, 200],
  ] as const) {
    expect.soft(await fetch(origin, { method, body }), method).toMatchObject({ status });
  }
  expect(receiver.messages).toMatchObject([{ name: 'Ada' }]);
  receiver.server.close();
});

// Clients that take without reading, or begin without ending.

async function expectAnswer(server: ServerProcess) {
  const [answer] = answersIn(await talk(server.port, get('/about')));
  const { status, body } = answer ?? {};
  const expected = { status: 200, body: files['about.html'] };
  expect({ status, body: body?.toString() }).toEqual(expected);
}

const waiting = { timeout: 30_000, interval: 20 };

test.concurrent('three hundred clients that never finish their request are let go, and others are answered', async (context) => {
  const server = await testedServer(context);
  const begun = ['', 'GET /ab', 'GET /about HTTP/1.1\r\nHost: a\r\nX: '];
  const clients = Array.from({ length: 300 }, (_, index) =>
    talk(server.port, begun[index % 3] ?? ''),
  );
  // The answer does not wait for the body, and the client gets no second answer.
  const slow = ['GET', 'POST'].map((method) =>
    ask(server.port, `${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow`),
  );
  let isOver = false;
  const over = Promise.all(clients).finally(() => (isOver = true));
  while (!isOver) {
    await expectAnswer(server);
    // Without a pace, the closed connections would use up the ports of this machine.
    await setTimeout(20);
  }
  for (const bytes of await over) expect(answersIn(bytes)).toMatchObject([{ status: 408 }]);
  expect(await Promise.all(slow)).toMatchObject([[{ status: 200 }], [{ status: 405 }]]);
});

test.concurrent('a client that closes its side after its requests gets every answer', async (context) => {
  const server = await testedServer(context);
  const film = get('/film.webm').replace('close', 'keep-alive');
  const socket = open(server.port, film + get('/nowhere').replace('close', 'keep-alive')).end();
  const answers = answersIn(Buffer.concat(await socket.toArray()));
  expect(answers).toMatchObject([{ status: 200 }, { status: 404 }]);
});

test.concurrent('a connection waits longer for its next request than the minute for which a proxy in front keeps it', async (context) => {
  const server = await testedServer(context);
  const [answer] = await ask(server.port, get('/about').replace('close', 'keep-alive') + get('/'));
  const [, seconds] = /^timeout=(\d+)$/.exec(answer?.headers['keep-alive'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test.concurrent('with all descriptors in the hands of clients that do not read, the server waits and then goes on', async (context) => {
  const server = await testedServer(context, { descriptors: 64 });
  const readers = Array.from({ length: 70 }, () => open(server.port, get('/film.webm')).pause());
  await vi.waitFor(() => expect(server.log()).toContain('EMFILE'), waiting);
  for (const reader of readers) reader.destroy();
  await vi.waitFor(() => expectAnswer(server), waiting);
  expect(server.isRunning()).toBe(true);
});

test.concurrent('a client that asks for two hundred files at once and does not read takes one descriptor for them', async (context) => {
  const server = await testedServer(context, { descriptors: 64 });
  const film = get('/film.webm').replace('close', 'keep-alive');
  const reader = open(server.port, film.repeat(200)).pause();
  await once(reader, 'ready');
  for (let turn = 0; turn < 20; turn += 1) await expectAnswer(server);
  expect(server.log()).toBe('');
  reader.destroy();
});

test.concurrent('a refused client that goes on sending is let go', async (context) => {
  const server = await testedServer(context);
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => socket.destroy()).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const sending = setInterval(() => socket.write('nonsense\r\n\r\n'), 50);
  await closed;
  clearInterval(sending);
  await vi.waitFor(() => expectAnswer(server), waiting);
});

test.concurrent('clients that leave in the middle of an answer leave no descriptor behind', async (context) => {
  const server = await testedServer(context, { descriptors: 64 });
  for (let client = 0; client < 200; client += 1) {
    const socket = open(server.port, get('/film.webm'));
    if (client % 2 === 0) await once(socket, 'readable');
    socket.resetAndDestroy();
  }
  await vi.waitFor(() => expectAnswer(server), waiting);
  expect(server.log()).toBe('');
});

test.concurrent('a client that leaves after CONNECT, or sends it behind another request, does no harm', async (context) => {
  const server = await testedServer(context);
  const tunnel = get('site.example:80', '', 'CONNECT');
  for (const before of ['', get('/film.webm').replace('close', 'keep-alive')]) {
    const socket = open(server.port, before + tunnel);
    await once(socket, 'ready');
    socket.resetAndDestroy();
    await talk(server.port, before + tunnel);
  }
  await expectAnswer(server);
  expect(server.log()).toBe('');
});
