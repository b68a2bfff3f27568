import { company } from '#content/company.ts';

type Directive =
  | `${'default' | 'script' | 'style' | 'img' | 'font' | 'media' | 'manifest' | 'worker'}-src`
  | 'connect-src'
  | 'frame-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'
  | 'require-trusted-types-for';
type Source = "'none'" | "'self'" | "'script'" | 'data:' | `https://${string}`;

const contentSecurityPolicy: Readonly<Record<Directive, readonly Source[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [company.mapProvider.origin],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

const securityHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
};

interface CacheRule {
  readonly paths: RegExp;
  readonly cacheControl: string;
}

/** The first rule that matches a path decides. */
const cacheRules: readonly CacheRule[] = [
  // The build names these by their content: what such an address holds never changes.
  { paths: /^\/assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  // A stale one of these would hold installed visitors on an old release.
  { paths: /^\/(service-worker\.js|manifest\.webmanifest)$/, cacheControl: 'no-cache' },
  // Pages name the hashed files of their release, so they are asked for anew on every visit.
  { paths: /\/[^/.]*$|\.html$/, cacheControl: 'no-cache' },
];
const otherFiles = 'public, max-age=0, must-revalidate';

/** The response headers for a path of the site: every host of the site answers with these. */
export function headersFor(path: string): Record<string, string> {
  const rule = cacheRules.find(({ paths }) => paths.test(path));
  return { ...securityHeaders, 'Cache-Control': rule?.cacheControl ?? otherFiles };
}
