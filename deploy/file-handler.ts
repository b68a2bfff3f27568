import { fstatSync, type ReadStream } from 'node:fs';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from 'node:http';
import sirv from 'sirv';

/** Answers a request with a file, or calls the last argument when there is no such file. */
type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  notFound: () => void,
) => void;

/**
 * Creates a handler that serves the files of a folder. The files are listed at the start, and again when a
 * listed file has vanished or changed, as it does when a build writes into the folder. A request whose file
 * changes again meanwhile gets `unavailable`.
 */
export function createFileHandler(root: string, unavailable: RequestListener): FileHandler {
  const list = () => sirv(root, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  let serveFile = list();
  return (request, response, notFound) => {
    const { 'if-none-match': tag } = request.headers;
    // sirv would compare the tag with its list, and answer 304 for a file that has changed since.
    request.headers['if-none-match'] = undefined;
    const serve = (changed: () => void) => {
      sendHeadOfOpenFile(response, tag, changed);
      serveFile(request, response, notFound);
    };
    serve(() => {
      serveFile = list();
      serve(() => unavailable(request, response));
    });
  };
}

/**
 * Sends status and headers when the file is open. sirv would send them before, and could then only close the
 * connection if the file has vanished, or send a length that is no longer true. Answers 304 if the browser
 * has the file with this tag. Also closes the file with the response, which sirv does not do: the stream for
 * a disconnected client would stay open.
 */
function sendHeadOfOpenFile(
  response: ServerResponse,
  tag: string | undefined,
  changed: () => void,
): void {
  const send = ServerResponse.prototype.writeHead.bind(response);
  let sendHead = () => {};
  let listedTag: unknown;
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      if (status !== 200 && status !== 206) return send(status, headers);
      sendHead = () => send(status, headers);
      listedTag = headers['ETag'];
      return response;
    },
  });
  response.once('pipe', (file: ReadStream) => {
    file.once('open', (descriptor) => {
      const currentTag = tagOf(descriptor);
      if (currentTag === listedTag && currentTag !== tag) return sendHead();
      file.unpipe(response);
      file.destroy();
      if (currentTag !== listedTag) return changed();
      send(304, { ETag: currentTag });
      response.end();
    });
    file.once('error', () => {
      if (response.headersSent) response.destroy();
      else changed();
    });
    response.once('close', () => file.destroy());
  });
}

/** The ETag that sirv gives a file: its size and the time of its last change. */
function tagOf(descriptor: number): string {
  const { size, mtime } = fstatSync(descriptor);
  return `W/"${size}-${mtime.getTime()}"`;
}
