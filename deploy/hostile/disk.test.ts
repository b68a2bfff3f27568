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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersIn, ask, get, open, talk } from './connection.ts';
import { files, type ServerProcess, startServer, writeSite } from './server-process.ts';

// The served folder changes while it is served.

let server: ServerProcess;
beforeEach(async () => {
  server = await startServer(writeSite);
});
afterEach(() => server.stop());

async function statusAndBody(target: string, headers?: string) {
  const [answer] = await ask(server.port, get(target, headers));
  return { status: answer?.status, body: answer?.body.toString() };
}

const old = () => `${server.site}-old`;

test.each([
  ['renamed', () => renameSync(server.site, old()), () => renameSync(old(), server.site)],
  ['removed', () => rmSync(server.site, { recursive: true }), () => writeSite(server.site)],
  [
    'emptied',
    () => {
      rmSync(server.site, { recursive: true });
      mkdirSync(server.site);
    },
    () => writeSite(server.site),
  ],
  [
    'replaced by a file',
    () => {
      renameSync(server.site, old());
      writeFileSync(server.site, '');
    },
    () => {
      rmSync(server.site);
      renameSync(old(), server.site);
    },
  ],
])(
  'a folder that is %s has no pages, and has them again when it is back',
  async (_how, take, giveBack) => {
    for (let time = 0; time < 3; time += 1) {
      expect((await statusAndBody('/about')).body).toBe(files['about.html']);
      take();
      for (const headers of ['', 'Accept-Encoding: br, gzip\r\n', 'If-None-Match: *\r\n']) {
        expect(await statusAndBody('/about', headers)).toEqual({
          status: 404,
          body: '404 Not Found',
        });
      }
      giveBack();
    }
    expect((await statusAndBody('/about')).body).toBe(files['about.html']);
    expect((await statusAndBody('/nowhere')).body).toBe(files['404.html']);
  },
);

test('a folder in the place of another is served from the next request on', async () => {
  const next = `${server.site}-next`;
  writeSite(next);
  writeFileSync(join(next, 'about.html'), 'About, as it is now');
  writeFileSync(join(next, 'new.html'), 'New');
  renameSync(server.site, old());
  renameSync(next, server.site);
  expect((await statusAndBody('/about')).body).toBe('About, as it is now');
  expect((await statusAndBody('/new')).body).toBe('New');
});

/** Requests a page while it changes again and again, until there have been so many different answers. */
async function whileChanging(change: (turn: number) => void, count: number, headers?: string) {
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
    const bytes = await Promise.all(Array.from({ length: 8 }, () => talk(server.port, request)));
    const batch = bytes.flatMap((some) => answersIn(some).slice(0, -1));
    expect(batch).toHaveLength(8 * 100);
    for (const { status, body } of batch) answers.add(`${status} ${body}`);
  }
  isOver = true;
  await changing;
  return [...answers].sort();
}

test('a file that is replaced again and again is always sent whole', async () => {
  const versions = ['one '.repeat(100), 'two '.repeat(9000), ''];
  const file = join(server.site, 'about.html');
  writeFileSync(file, '');
  const replace = (turn: number) => {
    writeFileSync(`${file}.new`, versions[turn % 3] ?? '');
    renameSync(`${file}.new`, file);
  };
  expect(await whileChanging(replace, 3)).toEqual(versions.map((body) => `200 ${body}`).sort());
});

/** Takes a file away, and gives it back the next time. */
const comeAndGo = (name: string) => (turn: number) => {
  const [from = '', to = ''] = turn % 2 === 0 ? [name, `${name}.away`] : [`${name}.away`, name];
  renameSync(join(server.site, from), join(server.site, to));
};

test('a file that goes and comes again and again is sent whole, or the not-found page is', async () => {
  const answers = await whileChanging(comeAndGo('about.html'), 2);
  expect(answers).toEqual([`200 ${files['about.html']}`, `404 ${files['404.html']}`]);
});

test('a page whose compressed copy goes and comes is sent with or without this compression', async () => {
  const answers = await whileChanging(comeAndGo('about.html.br'), 2, 'Accept-Encoding: br\r\n');
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
});

/** Requests the film and then a missing page, and acts when the first bytes have come. */
async function whileSent(act: () => void): Promise<Buffer> {
  const film = get('/film.webm').replace('close', 'keep-alive');
  const socket = open(server.port, film + get('/nowhere'));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.once('readable', () => {
      act();
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    socket.once('close', () => resolve(Buffer.concat(chunks)));
  });
}

test('a file that becomes longer while it is sent does not spoil the next answer', async () => {
  const bytes = await whileSent(() => appendFileSync(join(server.site, 'film.webm'), 'more'));
  const [film, missing] = answersIn(bytes);
  expect(film?.body.equals(Buffer.from(files['film.webm'] ?? ''))).toBe(true);
  expect(missing?.status).toBe(404);
});

test('a file that becomes shorter while it is sent ends the connection, and a line in the log says so', async () => {
  const bytes = await whileSent(() => truncateSync(join(server.site, 'film.webm'), 15_999_999));
  expect(() => answersIn(bytes)).toThrow('15999999 bytes instead of 16000000');
  await vi.waitFor(() => expect(server.log()).toContain('film.webm became shorter'));
});

test('an error that nobody foresaw is status 500 and a line in the log', async () => {
  symlinkSync('loop.html', join(server.site, 'loop.html'));
  for (const headers of ['', 'Accept-Encoding: br\r\n', 'Range: bytes=-1\r\n']) {
    const answers = await ask(server.port, get('/loop', headers));
    expect(answers).toMatchObject([{ status: 500, headers: { 'cache-control': 'no-cache' } }]);
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answers[0]?.body.toString()).toBe('Internal Server Error\n');
  }
  expect(server.log().trim().split('\n')).toHaveLength(3);
  expect(server.log()).toContain('ELOOP');
  expect((await statusAndBody('/about')).status).toBe(200);
});
