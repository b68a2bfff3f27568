import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { contentType } from './media-types.ts';
import { acceptedEncodings } from './negotiation.ts';
import { headersFor } from './rules.ts';

/** Creates a handler that answers with 404.html and status 404; sirv would send status 200. */
export function createNotFoundHandler(root: string): RequestListener {
  const read = (suffix: string) => {
    const file = join(root, NOT_FOUND_ADDRESS + suffix);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const page = read('') ?? Buffer.from('Not Found\n');
  const compressed = { br: read('.br'), gzip: read('.gz') };

  return (request, response) => {
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const encoding = accepted.find((candidate) => compressed[candidate]);
    const body = (encoding && compressed[encoding]) ?? page;

    // Not the headers of the requested path: a 404 answer must not be cached for a year.
    response.setHeaders(new Map(Object.entries(headersFor(NOT_FOUND_ADDRESS))));
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', contentType(NOT_FOUND_ADDRESS) ?? '');
    response.writeHead(404, { 'Content-Length': body.length });
    response.end(body);
  };
}
