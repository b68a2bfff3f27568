import { generated } from './generated.ts';

/** A complete nginx.conf for a process without privileges that writes only to the scratch folder. */
export function nginxMain(site: string, scratch: string): string {
  return `${generated('#')}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  # Nothing is uploaded.
  client_max_body_size 1k;
  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  include ${site};
}
`;
}
