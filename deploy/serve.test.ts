import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { referenceReceiver } from '#content/delivery.ts';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';
import { end, listenAtAnyPort, runNode } from '#deploy/contract/processes.ts';
import { ask, get, open } from './hostile/connection.ts';
import { testedServer } from './hostile/server-process.ts';
import { readOptions } from './options.ts';

const command = join(import.meta.dirname, 'serve.js');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A built site of one page, and the list that a build writes last. */
function writeSite(name: string) {
  write(join(name, 'index.html'), 'home');
  write(join(name, 'release.json'), '{}');
}

const inFolder = (environment?: Record<string, string>) => ({
  cwd: folder,
  env: { ...process.env, PORT: '0', HOST: '', ...environment },
});

const finish = (commandLine: string[], environment?: Record<string, string>) =>
  runNode([command, ...commandLine], inFolder(environment));

test('a Node that is too old says which one is needed', async () => {
  for (const version of ['20.19.0', '22.17.1', '23.5.0']) {
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    const older = `Object.defineProperty(process, 'versions', ${versions})`;
    const { code, output, errors } = await finish(['--help'], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}`,
    });
    expect.soft({ code, output }, version).toEqual({ code: 1, output: '' });
    const needed = `needs Node 22.18, 23.6 or newer, and this is Node ${version}`;
    expect.soft(errors).toContain(needed);
  }
});

test('a wrong option has a printable message', () => {
  for (const [commandLine, environment, message] of [
    [['--watch'], {}, /^Unknown option '--watch'$/],
    [['public'], {}, /^Unexpected argument 'public'.*$/],
    [[], { PORT: '65536' }, /^PORT must be .* not '65536'$/],
    [[], { PORT: '80a' }, /^PORT must be .* not '80a'$/],
    [[], { PORT: '' }, /^PORT must be .* not ''$/],
  ] as const) {
    expect.soft(() => readOptions([...commandLine], environment)).toThrow(message);
  }
});

test.each([
  ['option', ['--workers', 'kill-switch'], "Unknown option '--workers'"],
  ['value', ['--worker', 'killswitch'], "the worker is offline or kill-switch, not 'killswitch'"],
])('a mistyped %s of a build ends the build with one line', async (_what, options, problem) => {
  const build = join(import.meta.dirname, '../plugins/build-site.ts');
  const { code, errors } = await runNode([build, ...options], { cwd: folder });
  expect({ code, errors }).toEqual({ code: 1, errors: `build: ${problem}\n` });
});

test('a missing build, and one that was not finished, ends with one line and exit code 1', async () => {
  write('dist/index.html', 'home');
  const { code, output, errors } = await finish([]);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^serve: dist\/ holds no built site; `npm start` builds .*\n$/);
  for (const language of siteLanguages.filter((each) => each !== defaultLanguage)) {
    const other = await finish(['--language', language]);
    expect.soft(other.errors).toContain(`\`npm start -- --language ${language}\` builds`);
  }
});

test.each([
  ['before it serves', []],
  ['before the build', ['--build']],
])('a port in use ends %s, with one line and exit code 1', async (_when, commandLine) => {
  writeSite('dist');
  write('node_modules/vite/bin/vite.js', "console.log('a build has started');");
  const other = createServer();
  const port = await listenAtAnyPort(other);

  const result = await finish(commandLine, { PORT: String(port) });
  other.close();

  const errors = `serve: port ${port} is in use; PORT chooses another\n`;
  expect(result).toEqual({ code: 1, output: '', errors });
});

test('the reference receiver says in one line that its port is in use, and how it can answer', async () => {
  const receiver = join(import.meta.dirname, 'receiver/receiver.ts');
  const { port, hostname } = new URL(referenceReceiver.endpoint);
  const other = createServer().listen(Number(port), hostname);
  // If it fails, the port is in use, too.
  await once(other, 'listening').catch(() => {});
  const { code, output, errors } = await runNode([receiver, '422']);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^receiver: listen EADDRINUSE: .*\n$/);
  const help = await runNode([receiver, '--help']);
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toContain('[ok|422|500|lost]');
  const mistake = await runNode([receiver, '423']);
  const expected = 'receiver: it can answer ok, 422, 500, lost, not 423\n';
  expect(mistake).toMatchObject({ code: 1, output: '', errors: expected });
  other.close();
});

test('the development server takes PORT, too', async () => {
  const settings = pathToFileURL(join(import.meta.dirname, '../vite.config.ts'));
  const script = `const { default: config } = await import('${settings}');
    console.log(JSON.stringify(config().server));`;
  const env = { ...process.env, PORT: '4321' };
  const { output } = await runNode(['--input-type=module', '--eval', script], { env });
  expect(JSON.parse(output)).toEqual({ port: 4321, strictPort: true });
});

test('a failed build ends with its exit code', async () => {
  write('node_modules/vite/bin/vite.js', 'process.exit(3);');
  const { code, output } = await finish(['--build']);
  expect({ code, output }).toEqual({ code: 3, output: '' });
});

test.each(['SIGINT', 'SIGTERM'] as const)('builds, serves and closes on %s', async (signal) => {
  const build = "require('node:fs').cpSync('public', 'dist', { recursive: true });";
  write('node_modules/vite/bin/vite.js', `if (process.argv[2] === 'build') ${build}`);
  writeSite('public');

  const child = spawn(process.execPath, [command, '--build'], inFolder());
  onTestFinished(() => end(child, 'SIGKILL'));
  const line = String(await once(child.stdout, 'data'));
  expect(line).toMatch(/^Serving dist\/ at http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await (await fetch(line.trim().replace(/.* /, ''))).text()).toBe('home');

  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a client that does not read delays the end of the server by seconds only', async (context) => {
  const { child, port } = await testedServer(context);
  const socket = open(port, get('/film.webm'));
  await once(socket, 'readable');
  const begin = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  // An idle connection ends after a minute.
  expect(performance.now() - begin).toBeLessThan(30_000);
  socket.destroy();
});

test('an error that belongs to no request is a line in the log, and the server goes on', async (context) => {
  const script = "process.on('SIGUSR2', () => { throw new Error('unforeseen'); });";
  const { child, port, log } = await testedServer(context, { script });
  child.kill('SIGUSR2');
  await vi.waitFor(() => expect(log()).toMatch(/^.*unforeseen.*\n$/));
  expect(await ask(port, get('/'))).toMatchObject([{ status: 200 }]);
});

test('a log that nobody reads any more does no harm', async (context) => {
  const { child, port, site } = await testedServer(context);
  symlinkSync('loop.html', join(site, 'loop.html'));
  child.stderr.destroy();
  for (const [path, status] of [
    ['/loop', 500],
    ['/', 200],
    ['/loop', 500],
    ['/', 200],
  ] as const) {
    expect(await ask(port, get(path))).toMatchObject([{ status }]);
  }
});
