import { fstatSync, type ReadStream } from 'node:fs';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import sirv from 'sirv';
import { exactLength } from './exact-length.ts';

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
 * has the file with this tag. Sends no byte more than the announced length, also if a build writes a longer file meanwhile,
 * and closes the connection if the file becomes shorter. Also closes the file with the response, which sirv does not do:
 * the stream for a disconnected client would stay open.
 */
function sendHeadOfOpenFile(
  response: ServerResponse,
  tag: string | undefined,
  changed: () => void,
): void {
  const send = ServerResponse.prototype.writeHead.bind(response);
  let sendHead = () => {};
  let listedTag: unknown;
  let length = 0;
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      if (status !== 200 && status !== 206) return send(status, headers);
      sendHead = () => send(status, headers);
      listedTag = headers['ETag'];
      length = Number(headers['Content-Length']);
      return response;
    },
  });
  response.once('pipe', (file: ReadStream) => {
    file.once('open', (descriptor) => {
      // The client has disconnected, and pipeline would throw.
      if (response.destroyed) return;
      const currentTag = tagOf(descriptor);
      file.unpipe(response);
      if (currentTag === listedTag && currentTag !== tag) {
        sendHead();
        pipeline(file, exactLength(length), response, report);
        return;
      }
      file.destroy();
      if (currentTag !== listedTag) return changed();
      send(304, { ETag: currentTag });
      response.end();
    });
    file.once('error', () => {
      if (!response.headersSent) changed();
    });
    response.once('close', () => file.destroy());
  });
}

/** Logs why an answer is incomplete: pipeline has closed the connection. A client that disconnects is no fault. */
function report(error: NodeJS.ErrnoException | null | undefined): void {
  if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') process.stderr.write(`${error}\n`);
}

/** The ETag that sirv gives a file: its size and the time of its last change. */
function tagOf(descriptor: number): string {
  const { size, mtime } = fstatSync(descriptor);
  return `W/"${size}-${mtime.getTime()}"`;
}
