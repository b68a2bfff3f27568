import { canonicalPathname } from '#content/canonical-pathname.ts';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { contentType } from '#deploy/media-types.ts';
import { digest, type ReleaseList } from '#deploy/release/release-list.ts';
import { type commonHeaders, defaultCacheControl, headersFor, REVALIDATED } from '#deploy/rules.ts';

export interface Difference {
  readonly address: string;
  readonly what: string;
  readonly why: string;
}

interface Request {
  readonly address: string;
  readonly file: string;
  readonly encoding: keyof typeof suffixes;
}

const PARALLEL = 16;
export const LONGEST_MILLISECONDS = 30_000;
const LOST = 'Visitors do not get the file.';
/** Answered with the not-found page. With the caching of `/assets/`, a visitor would keep the second answer for a year. */
const nowhere = ['/no-such-page', '/assets/no-such-file.js'];
const suffixes = { identity: '', br: '.br', gzip: '.gz' };

export async function compare(
  origin: string,
  files: ReleaseList['files'],
  onProgress: (done: number, all: number) => void,
) {
  const requests = requestsOf(files);
  const differences: Difference[] = [];
  let done = 0;
  const queue = requests.values();
  const work = async () => {
    for (const request of queue) {
      differences.push(...(await compareAnswer(origin, request, files)));
      done += 1;
      onProgress(done, requests.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return differences;
}

function requestsOf(files: ReleaseList['files']): Request[] {
  const originals = Object.keys(files).filter((file) => !/\.(?:br|gz)$/.test(file));
  return originals.flatMap((file) => {
    const addresses = isNotFoundPage(file) ? nowhere : [canonicalPathname(`/${file}`)];
    return (['identity', 'br', 'gzip'] as const)
      .filter((encoding) => file + suffixes[encoding] in files)
      .flatMap((encoding) => addresses.map((address): Request => ({ file, address, encoding })));
  });
}

function isNotFoundPage(file: string): boolean {
  return `/${file}` === NOT_FOUND_ADDRESS;
}

async function compareAnswer(origin: string, request: Request, files: ReleaseList['files']) {
  const { address } = request;
  const found = (what: string, why: string) => ({ address, what, why });
  try {
    const answer = await fetch(new URL(address, origin), {
      headers: { 'Accept-Encoding': request.encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
    });
    const status = isNotFoundPage(request.file) ? 404 : 200;
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status) return [found(`answers ${answer.status}, not ${status}`, LOST)];
    const file = `/${request.file}`;
    const isBuilt = digest(content) === files[request.file];
    const wrong = wrongBody(answer.headers, isBuilt, request);
    return [...wrong, ...wrongHeaders(file, answer.headers)].map((each) => ({ address, ...each }));
  } catch (error) {
    // The reason of a failed connection and of bytes that cannot be decompressed.
    const cause = error instanceof Error && error.cause ? error.cause : error;
    // A host with several addresses has failed at each, and the error of all has no message.
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
    return [found(`cannot be read: ${reason instanceof Error ? reason.message : reason}`, LOST)];
  }
}

function wrongBody(headers: Headers, isBuilt: boolean, { encoding }: Request) {
  const sent = headers.get('content-encoding') ?? 'identity';
  if (sent !== encoding) {
    const why = 'Visitors load more bytes than needed, or bytes that their browser cannot read.';
    return [{ what: `is sent as ${sent} to a browser that accepts ${encoding}`, why }];
  }
  const wrong = [];
  if (encoding !== 'identity' && !/accept-encoding|\*/i.test(headers.get('vary') ?? '')) {
    const why = 'A cache may send compressed bytes to a browser that cannot read them.';
    wrong.push({ what: 'lacks Vary: Accept-Encoding', why });
  }
  if (!isBuilt) {
    const why = 'Visitors get another release, or a file that somebody has changed on its way.';
    wrong.push({ what: `has other bytes than the build, sent as ${encoding}`, why });
  }
  return wrong;
}

/** What goes wrong if a header is missing or has another value. */
const reasons: Readonly<
  Record<keyof typeof commonHeaders | 'Cache-Control' | 'Content-Type', string>
> = {
  'Content-Security-Policy': 'Injected code could run, or browsers refuse the code of the site.',
  'Referrer-Policy': 'Other sites learn which pages visitors read, or the maps do not load.',
  'Cross-Origin-Opener-Policy': 'A site that opens this one keeps a hold on its window.',
  'Permissions-Policy': 'Injected code or a frame could use the camera and other devices.',
  'Strict-Transport-Security': 'The next visit of a visitor may begin without encryption.',
  'X-Content-Type-Options': 'Browsers may read a file as another type than the sent one.',
  'Cross-Origin-Resource-Policy': 'Other sites can embed the file.',
  'Cache-Control': 'Browsers keep an old release, or load unchanged files again.',
  'Content-Type': 'Browsers refuse the file, or do not show it as what it is.',
};

/** Both values make a browser revalidate its copy before each use; some hosts can send only one of them. */
const revalidating = [REVALIDATED, defaultCacheControl];

/** The headers of an answer that break the rules for a file, and why that matters. A host may send more than the rules. */
export function wrongHeaders(file: string, headers: Headers) {
  const ruled = { ...headersFor(file), 'Content-Type': contentType(file) };
  return Object.entries(reasons).flatMap(([name, why]) => {
    const expected = Object.entries(ruled).find(([other]) => other === name)?.[1];
    const sent = headers.get(name) ?? undefined;
    if (expected === undefined || (sent !== undefined && isAsRuled(name, sent, expected)))
      return [];
    const what = sent === undefined ? `lacks ${name}` : `has ${name} ‘${sent}’, not ‘${expected}’`;
    return [{ what, why }];
  });
}

function isAsRuled(name: string, sent: string, expected: string): boolean {
  if (name === 'Cache-Control' && revalidating.includes(expected))
    return revalidating.includes(sent);
  // Browsers apply each of several policies.
  if (name === 'Content-Security-Policy') return sent.split(', ').includes(expected);
  if (name === 'Content-Type') return sent.split(';')[0] === expected.split(';')[0];
  return sent === expected;
}
