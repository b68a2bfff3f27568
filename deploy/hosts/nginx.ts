import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { MAXIMUM_LENGTH, malformed, redirects, unserved } from '#deploy/addresses.ts';
import { mediaTypes, typesWithCharset } from '#deploy/media-types.ts';
import {
  commonHeaders,
  defaultCacheControl,
  documentHeaders,
  REVALIDATED,
  rules,
  scopePattern,
} from '#deploy/rules.ts';

/** The site's file for nginx's `conf.d`, which nginx includes in its http context. The root is an absolute path. */
export function nginxSite({ port, root }: { readonly port: number; readonly root: string }) {
  return `map $request_uri $refusal {
  default "";
  "~^.{${MAXIMUM_LENGTH + 1}}" 414;
${malformed.map((pattern) => `  ${quoted(`~${pattern}`)} 400;`).join('\n')}
}

map $request_uri $canonical {
  default "";
  "~^${escaped(NOT_FOUND_ADDRESS)}(?:\\\\?|$)" "";
${redirects.map(({ pattern, target }) => `  ${quoted(`~${pattern}`)} "${target.replace(/<(\w+)>/g, '$$$1')}";`).join('\n')}
}

map $request_method $allowed_methods {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

${headerMap('Cache-Control', '$file_cache_control', defaultCacheControl)}

# Only a file has the caching of its address. Browsers revalidate every other answer each time.
map $status $cache_control {
  default ${REVALIDATED};
  "~^(?:200|206|304)$" $file_cache_control;
}

${headerMap('Content-Security-Policy', '$own_content_security_policy', commonHeaders['Content-Security-Policy'])}

# Inert files are sent without the headers for documents; error pages for their addresses need them.
map "$status $uri" $is_inert {
  default "";
${rules
  .filter(({ isInert }) => isInert)
  .map(({ scope }) => `  ${quoted(`~^(?:200|206|304) ${scopePattern(scope).replace('^', '')}`)} 1;`)
  .join('\n')}
}
${Object.entries({ ...documentHeaders, 'Content-Security-Policy': '$own_content_security_policy' })
  .map(([name, value]) => `map $is_inert ${variable(name)} {\n  default "${value}";\n  1 "";\n}`)
  .join('\n')}

server {
  listen ${port};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  max_ranges 1;
  error_page 404 ${NOT_FOUND_ADDRESS};
  error_page 416 @unsatisfiable;

  # The build wrote the compressed copies. Requests that come through a CDN get them too.
  gzip off;
  gzip_static on;
  gzip_proxied any;
  brotli_static on;

  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${typesWithCharset.filter((type) => type !== 'text/html').join(' ')};

  # All headers are set here: an add_header in a location would drop these.
${Object.entries({
  ...commonHeaders,
  ...Object.fromEntries(Object.keys(documentHeaders).map((name) => [name, variable(name)])),
  'Cache-Control': '$cache_control',
  Vary: 'Accept-Encoding',
  Allow: '$allowed_methods',
})
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  if ($refusal = 414) {
    return 414;
  }
  if ($refusal = 400) {
    return 400;
  }
  if ($allowed_methods) {
    return 405;
  }
  if ($canonical) {
    return 308 $canonical;
  }

  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  location = ${unserved.notFoundPage} {
    return 404;
  }
  # Of the locations with a pattern, the first one that matches answers.
  location ~ ${quoted(unserved.compressedCopies)} {
    return 404;
  }
  location ~ "^${escaped(unserved.exceptFor)}" {
    try_files $uri =404;
  }
  location ~ ${quoted(unserved.hidden)} {
    return 404;
  }
  # When nginx finds that a range is beyond the end, the answer already has these headers, and nginx would
  # add them again; the add_header of this location prevents that.
  location @unsatisfiable {
    add_header Allow $allowed_methods;
    return 416;
  }
}
`;
}

/** The nginx variable of a header: `$permissions_policy` for Permissions-Policy. */
function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}

function headerMap(header: string, variable: string, otherwise: string): string {
  const lines = rules
    .filter(({ headers }) => headers[header] !== undefined)
    .map(({ scope, headers }) => {
      const key = 'file' in scope ? scope.file : quoted(`~${scopePattern(scope)}`);
      return `  ${key} "${headers[header]}";`;
    });
  return `map $uri ${variable} {\n  default "${otherwise}";\n${lines.join('\n')}\n}`;
}

/** A quoted string for nginx, where a backslash must be doubled. */
function quoted(pattern: string): string {
  return `"${pattern.replaceAll('\\', '\\\\')}"`;
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\\\.');
}

/** With a scratch folder for a process without privileges, such as a container's; otherwise for Debian's service, started as root. */
export function nginxMain(site: string, scratch?: string): string {
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
${scratch === undefined ? service : withoutPrivileges(scratch)}

events {
  worker_connections 1024;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  # A release replaces the link that nginx serves: a cache would keep files of the release before.
  open_file_cache off;
  # Nothing is uploaded.
  client_max_body_size 1k;
${scratch === undefined ? '' : temporaryFolders(scratch)}  include ${site};
}
`;
}

const service = `user www-data;
pid /run/nginx.pid;
error_log /var/log/nginx/error.log warn;`;

const withoutPrivileges = (scratch: string) => `daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;`;

const temporaryFolders = (scratch: string) => `  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
`;
