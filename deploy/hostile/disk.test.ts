import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { answersIn, ask, get, open, talk } from './connection.ts';
import { files, type ServerProcess, testedServer } from './server-process.ts';

// The served folder changes while it is served.

async function statusAndBody({ port }: ServerProcess, target: string, headers?: string) {
  const [answer] = await ask(port, get(target, headers));
  return { status: answer?.status, body: answer?.body.toString() };
}

test('a folder that is renamed, removed, emptied or replaced by a file has no pages until it is back', async (context) => {
  const server = await testedServer(context);
  const { site } = server;
  const away = `${site}-away`;
  const comeBack = () => {
    rmSync(site, { recursive: true, force: true });
    renameSync(away, site);
  };
  const faults = {
    renamed: () => {},
    emptied: () => mkdirSync(site),
    replaced: () => writeFileSync(site, ''),
  };
  for (const [fault, takeItsPlace] of Object.entries(faults)) {
    renameSync(site, away);
    takeItsPlace();
    for (const headers of ['', 'Accept-Encoding: br, gzip\r\n', 'If-None-Match: *\r\n']) {
      const answer = await statusAndBody(server, '/about', headers);
      expect.soft(answer, fault).toEqual({ status: 404, body: '404 Not Found' });
    }
    comeBack();
    const { body } = await statusAndBody(server, '/about');
    expect.soft(body, `${fault}, then back`).toBe(files['about.html']);
  }
  expect((await statusAndBody(server, '/nowhere')).body).toBe(files['404.html']);
});

/** Requests a page while it changes again and again, until there have been so many different answers. */
async function whileChanging(
  { port }: ServerProcess,
  change: (turn: number) => void,
  count: number,
  headers?: string,
) {
  const answers = new Set<string>();
  let turn = 0;
  let isOver = false;
  const changing = (async () => {
    for (; !isOver; turn += 1) {
      change(turn);
      await new Promise(setImmediate);
    }
  })();
  const request =
    get('/about', headers).replace('close', 'keep-alive').repeat(100) + get('/empty.txt');
  while (answers.size < count || turn < 500) {
    const bytes = await Promise.all(Array.from({ length: 8 }, () => talk(port, request)));
    const batch = bytes.flatMap((some) => answersIn(some).slice(0, -1));
    expect(batch).toHaveLength(8 * 100);
    for (const { status, body } of batch) answers.add(`${status} ${body}`);
  }
  isOver = true;
  await changing;
  return [...answers].sort();
}

test('of releases that follow each other without a pause, each answer is a whole page of one release', async (context) => {
  const server = await testedServer(context);
  const pages = ['one '.repeat(100), 'two '.repeat(9000), ''];
  for (const [index, page] of pages.entries()) {
    const release = `${server.site}-${index}`;
    mkdirSync(release);
    writeFileSync(join(release, 'about.html'), page);
    writeFileSync(join(release, 'empty.txt'), '');
  }
  renameSync(server.site, `${server.site}-old`);
  const answers = await whileChanging(
    server,
    (turn) => {
      symlinkSync(`${server.site}-${turn % 3}`, `${server.site}-next`);
      renameSync(`${server.site}-next`, server.site);
    },
    3,
  );
  expect(answers).toEqual(pages.map((page) => `200 ${page}`).sort());
});

const comeAndGo = (file: string) => (turn: number) => {
  const [from, to] = turn % 2 === 0 ? [file, `${file}.away`] : [`${file}.away`, file];
  renameSync(from, to);
};

test('a file that goes and comes again and again is sent whole, or the not-found page is', async (context) => {
  const server = await testedServer(context);
  const answers = await whileChanging(server, comeAndGo(join(server.site, 'about.html')), 2);
  expect(answers).toEqual([`200 ${files['about.html']}`, `404 ${files['404.html']}`]);
});

test('a page whose compressed copy goes and comes is sent with or without this compression', async (context) => {
  const server = await testedServer(context);
  const change = comeAndGo(join(server.site, 'about.html.br'));
  const answers = await whileChanging(server, change, 2, 'Accept-Encoding: br\r\n');
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});

/** Requests the film and then a missing page, and acts when the first bytes have come. */
async function whileSent({ port }: ServerProcess, act: () => void): Promise<Buffer> {
  const film = get('/film.webm').replace('close', 'keep-alive');
  const socket = open(port, film + get('/nowhere'));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.once('readable', () => {
      act();
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    socket.once('close', () => resolve(Buffer.concat(chunks)));
  });
}

test('a file that becomes longer while it is sent does not spoil the next answer', async (context) => {
  const server = await testedServer(context);
  const bytes = await whileSent(server, () =>
    appendFileSync(join(server.site, 'film.webm'), 'more'),
  );
  const [film, missing] = answersIn(bytes);
  expect(film?.body.equals(Buffer.from(files['film.webm'] ?? ''))).toBe(true);
  expect(missing?.status).toBe(404);
});

test('a file that becomes shorter while it is sent ends the connection, and a line in the log says so', async (context) => {
  const server = await testedServer(context);
  const bytes = await whileSent(server, () =>
    truncateSync(join(server.site, 'film.webm'), 15_999_999),
  );
  expect(() => answersIn(bytes)).toThrow('15999999 bytes instead of 16000000');
  await vi.waitFor(() => expect(server.log()).toContain('film.webm became shorter'));
});

test('an error that nobody foresaw is status 500 and a line in the log', async (context) => {
  const server = await testedServer(context);
  symlinkSync('loop.html', join(server.site, 'loop.html'));
  for (const headers of ['', 'Accept-Encoding: br\r\n', 'Range: bytes=-1\r\n']) {
    const answers = await ask(server.port, get('/loop', headers));
    expect(answers).toMatchObject([{ status: 500, headers: { 'cache-control': 'no-cache' } }]);
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answers[0]?.body.toString()).toBe('Internal Server Error\n');
  }
  expect(server.log().trim().split('\n')).toHaveLength(3);
  expect(server.log()).toContain('ELOOP');
  expect((await statusAndBody(server, '/about')).status).toBe(200);
});
