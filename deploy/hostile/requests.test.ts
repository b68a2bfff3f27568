import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  conditions,
  fields,
  messages,
  parts,
  requestLines,
  targets,
  unsatisfiable,
  wholeFile,
} from './cases.ts';
import { type Answer, ask, get } from './connection.ts';
import { files, type ServerProcess, startServer, writeSite } from './server-process.ts';

// Requests that no browser sends, over raw connections, to the server of `npm start` in a process of its own.

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(writeSite);
});
afterAll(() => server.stop());

afterEach(async () => {
  expect(server.isRunning(), server.log()).toBe(true);
  const [answer] = await ask(server.port, get('/about'));
  expect(answer?.status).toBe(200);
  expect(answer?.body.toString()).toBe(files['about.html']);
  expect(server.log()).toBe('');
});

/** Every answer has the security headers, and a refusal is never cached like a file. */
function expectHeaders({ status, headers }: Answer) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    date: expect.stringMatching(/ GMT$/),
  });
  // RFC 9110 14.4.
  if ('content-range' in headers) expect([206, 416]).toContain(status);
  if (status < 300 || status === 304) return;
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  if (status === 405) expect(headers['allow']).toBe('GET, HEAD');
}

async function expectAnswers(request: string, statuses: number | readonly number[]) {
  const answers = await ask(server.port, request);
  expect(answers.map(({ status }) => status)).toEqual([statuses].flat());
  answers.forEach(expectHeaders);
  return answers;
}

describe.each([
  ['a target', targets],
  ['a request line', requestLines],
  ['a header field', fields],
  ['a message', messages],
])('%s', (_kind, cases) => {
  test.each(cases)('%s', async (_title, request, statuses) => {
    await expectAnswers(request, statuses);
  });
});

test('the absolute form is answered like the path', async () => {
  const [absolute] = await ask(server.port, get('http://other.example/about'));
  expect(absolute?.body.toString()).toBe(files['about.html']);
});

describe('a range', () => {
  const file = '/assets/index-Aa1.js';
  const content = String(files['assets/index-Aa1.js']);

  test.each(parts)('%s', async (range, part) => {
    const [answer] = await expectAnswers(get(file, `Range: ${range}\r\n`), 206);
    const [first = 0, last = 0] = part.split('-').map(Number);
    expect(answer?.headers['content-range']).toBe(`bytes ${part}/1100`);
    expect(answer?.body.toString()).toBe(content.slice(first, last + 1));
  });

  test.each(unsatisfiable)('%s', async (range) => {
    const [answer] = await expectAnswers(get(file, `Range: ${range}\r\n`), 416);
    expect(answer?.headers['content-range']).toBe('bytes */1100');
  });

  test.each(wholeFile)('%s', async (range) => {
    const [answer] = await expectAnswers(get(file, `Range: ${range}\r\n`), 200);
    expect(answer?.headers['content-range']).toBeUndefined();
    expect(answer?.body.toString()).toBe(content);
  });

  // RFC 9110 14.2: ranges are defined for GET only.
  test.each([...parts.map(([range]) => range), ...unsatisfiable, ...wholeFile])(
    '%s with HEAD',
    async (range) => {
      const [answer] = await expectAnswers(get(file, `Range: ${range}\r\n`, 'HEAD'), 200);
      expect(answer?.headers['content-length']).toBe('1100');
    },
  );
});

test.each(conditions)('a condition: %s', async (_title, request, statuses) => {
  const [file] = await ask(server.port, get('/assets/index-Aa1.js'));
  const etag = file?.headers['etag'] ?? '';
  const [answer] = await expectAnswers(
    request.replaceAll('<etag>', etag).replaceAll('<strong>', etag.replace('W/', '')),
    statuses,
  );
  if (answer?.status === 206) expect(answer.headers['content-range']).toBe('bytes 0-4/1100');
});
