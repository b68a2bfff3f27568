import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from './server.ts';

const script = 'export const answer = 42;\n'.repeat(40);
const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': `<h1>About</h1>${'<p>us</p>'.repeat(40)}`,
  'services.html': '<h1>Services</h1>',
  'services/cloud.html': '<h1>Cloud</h1>',
  '404.html': `<h1>Lost</h1>${'<p>?</p>'.repeat(40)}`,
  'assets/index-Bx1.js': script,
  'assets/gone-Ab2.js': script,
  'drawings/bridge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'service-worker.js': script,
  'robots.txt': '0123456789',
};
const compressed = ['about.html', '404.html', 'assets/index-Bx1.js'];

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'dist');
let server: Server;

interface Exchange {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Not `fetch`: it cleans paths before sending them, decompresses and follows redirects. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : undefined;
  return new Promise<Exchange>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compressed.includes(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  server = createSiteServer(root).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test.each([
    ['/', 'index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/about', 'about.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/about?from=/menu/', 'about.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/services', 'services.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/services/cloud', 'services/cloud.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/404.html', '404.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/service-worker.js', 'service-worker.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/robots.txt', 'robots.txt', 'text/plain', 'public, max-age=0, must-revalidate'],
    ['/drawings/bridge.svg', 'drawings/bridge.svg', 'image/svg+xml', /must-revalidate/],
    ['/assets/index-Bx1.js', 'assets/index-Bx1.js', 'text/javascript', /immutable/],
  ] as const)('%s answers %s', async (path, name, type, cacheControl) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body.toString()).toBe(files[name]);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toMatch(cacheControl);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('HEAD answers like GET, without a body', async () => {
    const paths = ['/about', '/robots.txt', '/nowhere'];
    for (const path of paths) {
      const withBody = await get(path);
      const head = await get(path, { Range: 'bytes=0-3' }, 'HEAD');
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(withBody.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...withBody.headers, date: '' });
    }
  });

  test('an unchanged file answers 304 with the headers of the file', async () => {
    const first = await get('/about');
    const again = await get('/about', { 'If-None-Match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  });

  test('a file that has gone breaks off its answer, not the server', async () => {
    rmSync(join(root, 'assets/gone-Ab2.js'));
    await expect(get('/assets/gone-Ab2.js')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('%s gets %s', async (accepted, encoding, decompress) => {
    for (const [path, content, status] of [
      ['/about', files['about.html'], 200],
      ['/assets/index-Bx1.js', script, 200],
      ['/nowhere', files['404.html'], 404],
    ] as const) {
      const answer = await get(path, { 'Accept-Encoding': accepted });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(answer.body.length),
        vary: 'Accept-Encoding',
      });
      expect(decompress(answer.body).toString()).toBe(content);
    }
  });

  test.each(['identity', 'br;q=0', '*;q=0', 'zebra'])(
    '%s gets the plain file',
    async (accepted) => {
      const { headers, body } = await get('/about', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.toString()).toBe(files['about.html']);
    },
  );

  test('each encoding has its own etag', async () => {
    const plain = await get('/about');
    const brotli = await get('/about', { 'Accept-Encoding': 'br' });
    expect(plain.headers.etag).not.toBe(brotli.headers.etag);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
  ])('%s answers %s', async (range, part, contentRange) => {
    const { status, headers, body } = await get('/robots.txt', { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(part);
  });

  test('one beyond the end answers 416', async () => {
    const { status, headers } = await get('/robots.txt', { Range: 'bytes=10-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
  });

  test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-0', 'bytes=0-1,3-4', 'lines=1-2', 'nonsense'])(
    '%s answers the whole file',
    async (range) => {
      const { status, body } = await get('/robots.txt', { Range: range });
      expect(status).toBe(200);
      expect(body.toString()).toBe(files['robots.txt']);
    },
  );

  test('one for an earlier version answers the whole file', async () => {
    const { status } = await get('/robots.txt', { Range: 'bytes=2-5', 'If-Range': '"old"' });
    expect(status).toBe(200);
  });
});

describe('other answers', () => {
  test.each([
    ['/about.html?q=1', '/about?q=1'],
    ['/index.html', '/'],
    ['/about/?q=1', '/about?q=1'],
    ['//evil.example/', '/evil.example'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(308);
    expect(headers).toMatchObject({ location, 'cache-control': 'no-cache' });
  });

  test.each(['/nowhere', '/assets/old-Zz9.js', '/.env', '/about.html.br', '/__proto__'])(
    '%s answers 404 with the page for it',
    async (path) => {
      const { status, headers, body } = await get(path, { 'If-None-Match': '*' });
      expect(status).toBe(404);
      expect(body.toString()).toBe(files['404.html']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html;charset=utf-8');
    },
  );

  test.each([
    ['/%zz', 400],
    ['/../secret.txt', 400],
    ['/..%2Fsecret.txt', 400],
    ['/assets/%2e%2e/%2e%2e/secret.txt', 400],
    ['/%252e%252e/secret.txt', 404],
    ['/..;/secret.txt', 404],
    [`/${'a'.repeat(2048)}`, 414],
  ])('%s answers %i', async (path, expected) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(expected);
    expect(body.toString()).not.toBe('secret');
    expect(headers['content-security-policy']).toBeDefined();
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s answers 405', async (method) => {
    const { status, headers } = await get('/about', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
