import { expect, test } from 'vitest';
import { cases, SCRIPT, script } from './cases.ts';
import { type Answer, ask, get } from './connection.ts';
import { files, testedServer } from './server-process.ts';

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
      expect
        .soft(
          answers.map(({ status }) => status),
          title,
        )
        .toEqual([statuses].flat());
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

/** An answer has the part of the script that its status and its headers say. */
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

test('the absolute form is answered like the path', async (context) => {
  const server = await testedServer(context);
  const [absolute] = await ask(server.port, get('http://other.example/about'));
  expect(absolute?.body.toString()).toBe(files['about.html']);
});
