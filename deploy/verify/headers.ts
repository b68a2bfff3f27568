import type { IncomingHttpHeaders } from 'node:http';
import { contentType } from '#deploy/media-types.ts';
import { type commonHeaders, defaultCacheControl, headersFor, REVALIDATED } from '#deploy/rules.ts';

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
export function wrongHeaders(file: string, headers: IncomingHttpHeaders) {
  const ruled = { ...headersFor(file), 'Content-Type': contentType(file) };
  return Object.entries(reasons).flatMap(([name, why]) => {
    const expected = Object.entries(ruled).find(([other]) => other === name)?.[1];
    const sent = headers[name.toLowerCase()]?.toString();
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
