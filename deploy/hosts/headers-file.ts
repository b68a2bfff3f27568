import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  rules,
  type Scope,
} from '#deploy/rules.ts';
import { generated } from './generated.ts';

/** How a host combines a header that several matching rules set. */
type Overlap =
  /** The values are combined, but a rule can remove the earlier value first. */
  | 'removes'
  /** The values are combined, and a rule cannot remove a value. */
  | 'appends';

/**
 * The `_headers` file of Netlify or Cloudflare. Both send `defaultCacheControl` for all files without a rule.
 * It makes browsers revalidate pages, too, so only the hashed files need a rule for caching.
 */
export function headersFile(overlap: Overlap): string {
  const blocks = rules
    .map(({ scope, headers }) => block(scope, overridden(headers), overlap))
    .filter((text) => text !== '');
  return `${generated('#')}
# For all other files the host itself sends Cache-Control: ${defaultCacheControl}
/*
${lines(commonHeaders)}

${blocks.join('\n\n')}
`;
}

/** The headers that the host does not send by itself. */
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
