import { generated } from './generated.ts';

/**
 * A complete nginx.conf that includes a site's file. With a scratch folder it is for a process without privileges that
 * writes only there, such as that of a container; otherwise for the service that Debian's package starts as root.
 */
export function nginxMain(site: string, scratch?: string): string {
  return `${generated('#')}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
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
