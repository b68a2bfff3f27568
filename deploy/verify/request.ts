import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { buffer } from 'node:stream/consumers';

const LONGEST_MILLISECONDS = 30_000;

/** An answer as it was received: not decompressed, redirects not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests an address. Rejects if there is no complete answer in time. */
export async function get(address: URL, encoding: string): Promise<Answer> {
  const send = address.protocol === 'https:' ? requestEncrypted : request;
  const options = {
    headers: { 'Accept-Encoding': encoding },
    signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(address, options, resolve).on('error', reject).end();
  });
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await buffer(response) };
}
