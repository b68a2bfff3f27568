import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { paths } from '#content/paths.ts';
import { type Exchange, exchange } from './exchange.ts';

// `npm run load`: measures the production server under load, on loopback. Ends with exit code 1 if a
// response was wrong or the server's heap grew.

const CONNECTIONS = 64;
const WARM_UP_MILLISECONDS = 5_000;
const MILLISECONDS = 30_000;
/** How much the heap after garbage collection may grow, bytes. */
const HEAP_TOLERANCE = 8 * 1024 * 1024;

/** Every page, a script, two pictures, a redirect and a missing page, with the status of each. */
const targets: readonly (readonly [string, number])[] = [
  ...paths.map((path) => [path, 200] as const),
  ['/service-worker.js', 200],
  ['/film/poster.svg', 200],
  ['/favicon.svg', 200],
  ['/about/', 308],
  ['/nowhere', 404],
];

const server = fork(join(import.meta.dirname, '..', 'serve.ts'), {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
  execArgv: ['--import', join(import.meta.dirname, 'report-memory.ts')],
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  const port = await portOf(server);
  await load(port, WARM_UP_MILLISECONDS);
  const before = await memory(server);
  const { exchanges, seconds } = await load(port, MILLISECONDS);
  const after = await memory(server);
  report(exchanges, seconds, before, after);
} finally {
  agent.destroy();
  server.kill('SIGTERM');
}

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')));
  if (!child.stdout) throw new Error('the server has no output');
  const [line]: unknown[] = await Promise.race([once(child.stdout, 'data'), ended]);
  return Number(/:(\d+)\s*$/.exec(String(line))?.[1]);
}

async function load(port: number, milliseconds: number) {
  const start = performance.now();
  const exchanges: Exchange[] = [];
  const client = async (offset: number) => {
    for (let turn = offset; performance.now() - start < milliseconds; turn += 1) {
      const [path, status] = targets[turn % targets.length] ?? ['/', 200];
      exchanges.push(await exchange(agent, port, path, status));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => client(index)));
  return { exchanges, seconds: (performance.now() - start) / 1000 };
}

interface Memory {
  readonly heapUsed: number;
  readonly rss: number;
}

async function memory(child: ChildProcess): Promise<Memory> {
  const answer = once(child, 'message');
  child.send('memory');
  const [report]: Memory[] = await answer;
  if (!report) throw new Error('the server reports no memory');
  return report;
}

function report(
  exchanges: readonly Exchange[],
  seconds: number,
  before: Memory,
  after: Memory,
): void {
  const times = exchanges.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const faults = exchanges.flatMap(({ fault }) => fault ?? []);
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  const mebibytes = (count: number) => (count / 1024 / 1024).toFixed(1);
  const growth = after.heapUsed - before.heapUsed;
  process.stdout.write(`${CONNECTIONS} connections for ${seconds.toFixed(1)} s on 127.0.0.1
requests    ${exchanges.length}, ${Math.round(exchanges.length / seconds)} a second, ${mebibytes(bytes / seconds)} MiB a second
errors      ${faults.length}
time        ${percentile(0.5)} ms median, ${percentile(0.99)} ms for 99 of 100, ${percentile(0.9999)} ms for 9,999 of 10,000
live heap   ${mebibytes(before.heapUsed)} MiB before, ${mebibytes(after.heapUsed)} MiB after
resident    ${mebibytes(before.rss)} MiB before, ${mebibytes(after.rss)} MiB after
`);
  for (const fault of new Set(faults)) process.stderr.write(`load: ${fault}\n`);
  if (growth > HEAP_TOLERANCE) process.stderr.write(`load: the heap grew by ${growth} bytes\n`);
  if (faults.length > 0 || growth > HEAP_TOLERANCE) process.exitCode = 1;
}
