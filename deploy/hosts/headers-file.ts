import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  rules,
  type Scope,
} from '#deploy/rules.ts';
import { generated } from './generated.ts';

/** How a host puts together the headers of several rules that match one path. */
type Overlap =
  /** A later value stands beside the earlier one, unless the earlier is taken away first. */
  | 'removes'
  /** The same, and nothing can be taken away. */
  | 'appends';

/**
 * A `_headers` file: Netlify's and Cloudflare's. Both send `defaultCacheControl` for what no rule of theirs
 * says otherwise, which also makes pages be asked for anew, so only the hashed files need a line.
 */
export function headersFile(overlap: Overlap): string {
  const blocks = rules
    .map(({ scope, headers }) => block(scope, overridden(headers), overlap))
    .filter((text) => text !== '');
  return `${generated('#')}
# Cache-Control of all else is the host's own: ${defaultCacheControl}
/*
${lines(commonHeaders)}

${blocks.join('\n\n')}
`;
}

/** What the host would not send by itself. */
function overridden({ 'Cache-Control': cacheControl, ...others }: Headers): Headers {
  const isDefault = cacheControl === undefined || cacheControl === 'no-cache';
  return isDefault ? others : { ...others, 'Cache-Control': cacheControl };
}

function block(scope: Scope, headers: Headers, overlap: Overlap): string {
  if ('pages' in scope || Object.keys(headers).length === 0) return '';
  const path = 'folder' in scope ? `${scope.folder}*` : scope.file;
  const removed = Object.keys(headers)
    .filter((name) => overlap === 'removes' && name in commonHeaders)
    .map((name) => `  ! ${name}\n`);
  return `${path}\n${removed.join('')}${lines(headers)}`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
