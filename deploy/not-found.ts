import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { contentType } from './media-types.ts';
import { acceptedEncodings } from './negotiation.ts';
import { headersFor } from './rules.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;

interface Body {
  readonly content: Buffer;
  /** The encoding of a compressed copy. */
  readonly encoding?: string;
}

/** Creates a handler that answers with 404.html and status 404; sirv would send status 200. */
export function createNotFoundHandler(root: string): RequestListener {
  // Read for each answer, because a build may have written another page, which names other assets.
  const page = join(root, NOT_FOUND_ADDRESS);

  return (request, response) => {
    const { content, encoding } = bodyOf(page, request.headers['accept-encoding']);

    // Not the headers of the requested path: a 404 answer must not be cached for a year.
    response.setHeaders(new Map(Object.entries(headersFor(NOT_FOUND_ADDRESS))));
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', contentType(NOT_FOUND_ADDRESS) ?? '');
    response.writeHead(404, { 'Content-Length': content.length });
    response.end(content);
  };
}

/** The first compressed copy that the browser accepts, else the page, else a line of text. */
function bodyOf(page: string, acceptEncoding: string | undefined): Body {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const content = contentOf(page + suffixes[encoding]);
    if (content) return { content, encoding };
  }
  return { content: contentOf(page) ?? Buffer.from('Not Found\n') };
}

/** The content of a file; undefined if the file is missing, for example because a build is replacing it. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (existsSync(file)) process.stderr.write(`${error}\n`);
    return undefined;
  }
}
