import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { MAXIMUM_LENGTH, malformed, redirects, unserved } from '#deploy/addresses.ts';
import { contentType, mediaTypes } from '#deploy/media-types.ts';
import {
  commonHeaders,
  defaultCacheControl,
  documentHeaders,
  REVALIDATED,
  type Rule,
  rules,
  scopePattern,
} from '#deploy/rules.ts';

/** A block that removes a header runs after the file server and overrides: the second one has only headers that no rule changes. */
const everywhere = `		header {
${lines({ ...commonHeaders, 'Cache-Control': REVALIDATED }, 3)}
		}
		header {
			Vary "Accept-Encoding"
			-Server
		}`;

/** The address is a host name, for which Caddy fetches a certificate, or `http://` and an address; the root is absolute. */
export function caddyfile({ address, root }: Readonly<Record<'address' | 'root', string>>): string {
  return `{
	admin off
}

${address} {
	root * ${root}
	route {
${everywhere}
		# Answers one simple range, or the whole file.
		@parts not header_regexp Range ^bytes=\\d+-\\d*$
		request_header @parts -Range

		@unsupported not method GET HEAD
		handle @unsupported {
			header Allow "GET, HEAD"
			error 405
		}
		map {http.request.orig_uri} {refusal} {
${malformed.map((pattern) => `			${quoted(`~${pattern}`)} refused`).join('\n')}
			default ""
		}
		@overlong expression size({http.request.orig_uri}) > ${MAXIMUM_LENGTH}
		error @overlong 414
		@refused expression {refusal} != ""
		error @refused 400

		map {http.request.orig_uri} {canonical} {
			~^${NOT_FOUND_ADDRESS.replace('.', '\\.')}(?:\\?|$) ""
${redirects.map(({ pattern, target }) => `			${quoted(`~${pattern}`)} "${target.replace(/<(\w+)>/g, '$${$1}')}"`).join('\n')}
			default ""
		}
		@elsewhere expression {canonical} != ""
		redir @elsewhere {canonical} 308

		@unserved path_regexp ${quoted(unserved.compressedCopies)}
		error @unserved 404
		error ${unserved.notFoundPage} 404
		@hidden {
			path_regexp ${quoted(unserved.hidden)}
			not path ${unserved.exceptFor}*
		}
		error @hidden 404

		rewrite / /index.html
		try_files {path} {path}.html
		@missing not file {path}
		error @missing 404
		header Cache-Control "${defaultCacheControl}"
${rules.toReversed().map(scopeBlocks).join('\n')}
${types()}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${everywhere}
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			rewrite * ${NOT_FOUND_ADDRESS}
			header Content-Type "text/html; charset=utf-8"
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}

function scopeBlocks({ scope, headers, isInert }: Rule, index: number): string {
  const matcher = `@scope${index}`;
  const removed = Object.keys(documentHeaders).map((name) => `\t\t\t-${name}`);
  return [
    `\t\t${matcher} path_regexp ${quoted(scopePattern(scope))}`,
    ...block(matcher, lines(headers, 3)),
    ...block(matcher, isInert ? removed.join('\n') : ''),
  ].join('\n');
}

function block(matcher: string, content: string): string[] {
  return content === '' ? [] : [`\t\theader ${matcher} {\n${content}\n\t\t}`];
}

function lines(headers: Readonly<Record<string, string>>, depth: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} "${value}"`)
    .join('\n');
}

/** Caddy would use the machine's media types; these do not depend on the machine. */
function types(): string {
  return Object.keys(mediaTypes)
    .filter((extension) => extension !== 'html')
    .map((extension) => {
      const type = contentType(`.${extension}`);
      return `		@${extension} path *.${extension}\n		header @${extension} Content-Type "${type}"`;
    })
    .join('\n');
}

/** A pattern for Go: backquotes need no escapes, and named groups have the older syntax. */
function quoted(pattern: string): string {
  return `\`${pattern.replaceAll('(?<', '(?P<')}\``;
}
