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
type Policy = Readonly<Partial<Record<Directive, readonly Source[]>>>;

const page = {
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
} as const satisfies Policy;

/** The policy of pages. */
export const pagePolicy = policyText(page);

/**
 * The policy that is sent with the worker's script and applies to the worker, which only requests files of
 * this host. Every directive is also in the page's policy: on a host that sends both policies with the
 * script, a browser enforces both, with the same effect.
 */
export const workerPolicy = policyText({
  'default-src': page['default-src'],
  'connect-src': page['connect-src'],
  'frame-ancestors': page['frame-ancestors'],
  'require-trusted-types-for': page['require-trusted-types-for'],
});

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
