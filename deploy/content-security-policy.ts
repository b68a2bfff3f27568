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

/** What a page may load and run. */
export const pagePolicy = policyText(page);

/**
 * The worker is governed by the policy that its own script is answered with. It asks this host for
 * files and does nothing else. Every line is also the page's: a host that sends both policies
 * means the same, since a browser then enforces both.
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
