import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { contentType } from './media-types.ts';
import { acceptedEncodings } from './negotiation.ts';
import { headersFor } from './rules.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Creates a handler that answers with 404.html and status 404; sirv would send status 200. */
export function createNotFoundHandler(root: string): RequestListener {
  // Read for each answer, because a build may have written another page, which names other assets.
  const read = (suffix: string) => contentOf(join(root, NOT_FOUND_ADDRESS + suffix));

  return (request, response) => {
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const [compressed] = accepted.flatMap((encoding) => {
      const body = read(suffixes[encoding]);
      return body ? [{ encoding, body }] : [];
    });
    const body = compressed?.body ?? read('') ?? Buffer.from('Not Found\n');

    // Not the headers of the requested path: a 404 answer must not be cached for a year.
    response.setHeaders(new Map(Object.entries(headersFor(NOT_FOUND_ADDRESS))));
    response.setHeader('Vary', 'Accept-Encoding');
    if (compressed) response.setHeader('Content-Encoding', compressed.encoding);
    response.setHeader('Content-Type', contentType(NOT_FOUND_ADDRESS) ?? '');
    response.writeHead(404, { 'Content-Length': body.length });
    response.end(body);
  };
}

/** The content of a file; undefined if it cannot be read, for example because a build is replacing it. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
