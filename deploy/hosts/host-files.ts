import { caddyfile } from './caddy.ts';
import { firebaseJson } from './firebase.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx.ts';
import { nginxMain } from './nginx-main.ts';
import { redirectsFile } from './redirects-file.ts';

/** A configuration file of a host; its path is relative to `deploy/`. */
export interface HostFile {
  readonly path: string;
  readonly content: string;
}

/** The folder of the published files in the configurations: a link to the live release (deploy/release). */
const ROOT = '/srv/site/current';

/** Every generated configuration. */
export const hostFiles: readonly HostFile[] = [
  { path: 'nginx/site.conf', content: nginxSite({ port: 8080, root: ROOT }) },
  { path: 'nginx/nginx.conf', content: nginxMain('/etc/nginx/conf.d/site.conf') },
  { path: 'container/nginx.conf', content: nginxMain('/etc/nginx/conf.d/site.conf', '/tmp') },
  { path: 'caddy/Caddyfile', content: caddyfile({ address: ':8080', root: ROOT }) },
  { path: 'netlify/_headers', content: headersFile('appends') },
  { path: 'netlify/_redirects', content: redirectsFile() },
  { path: 'cloudflare/_headers', content: headersFile('removes') },
  { path: 'firebase/firebase.json', content: firebaseJson() },
];
