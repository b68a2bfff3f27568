import { company, companyRecords } from '#content/company.ts';
import { type Delivery, receiverOrigin } from '#content/delivery.ts';

type Directive =
  | `${'default' | 'script' | 'style' | 'img' | 'font' | 'media' | 'manifest' | 'worker'}-src`
  | 'connect-src'
  | 'frame-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'
  | 'require-trusted-types-for';
type Source = "'none'" | "'self'" | "'script'" | 'data:' | `http${'s' | ''}://${string}`;
type Policy = Readonly<Partial<Record<Directive, readonly Source[]>>>;

/** The two policies of a site. */
interface Policies {
  /** The policy of pages. */
  readonly page: string;
  /**
   * The policy that is sent with the worker's script and applies to the worker, which requests files of this host and
   * sends the messages that waited. Every directive is also in the page's policy: on a host that sends both policies
   * with the script, a browser enforces both, with the same effect.
   */
  readonly worker: string;
}

/** The policies for a setting of the contact form. Only a form that sends may contact its receiver. */
export function policiesFor(delivery: Delivery): Policies {
  const receiver = receiverOrigin(delivery);
  const own: readonly Source[] = receiver === null ? ["'self'"] : ["'self'", receiver];
  const page = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': own,
    'frame-src': [company.mapProvider.origin],
    'base-uri': ["'none'"],
    // Also this site, because a receiver may send a browser without JavaScript back to a page.
    'form-action': delivery === 'simulated' ? ["'none'"] : own,
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  } as const satisfies Policy;
  return {
    page: policyText(page),
    worker: policyText({
      'default-src': page['default-src'],
      'connect-src': page['connect-src'],
      'frame-ancestors': page['frame-ancestors'],
      'require-trusted-types-for': page['require-trusted-types-for'],
    }),
  };
}

/** The policies of this site (`company.ts`). */
export const { page: pagePolicy, worker: workerPolicy } = policiesFor(
  companyRecords.contact.delivery,
);

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Platform features that neither the site nor the map frames use. Only names that current browsers
 * know: an unknown name causes a warning in the console. Autoplay stays allowed for the site's film.
 */
const denied = `
  accelerometer camera clipboard-read clipboard-write display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts
  magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access
  usb window-management xr-spatial-tracking
`;

/** The header that denies these features to the site and its frames. */
export const permissionsPolicy = [
  'autoplay=(self)',
  ...denied
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
].join(', ');
