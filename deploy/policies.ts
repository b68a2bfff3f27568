import { company, companyRecords } from '#content/company.ts';
import { type Delivery, receiverOrigin } from '#content/delivery.ts';

/** The policies for a setting of the contact form. Only a form that sends may contact its receiver. */
export function policiesFor(delivery: Delivery): Record<'page' | 'worker', string> {
  const receiver = receiverOrigin(delivery);
  const own = receiver === null ? "'self'" : `'self' ${receiver}`;
  // For the worker's script, which requests files and sends messages. A host may send both policies with it: every directive
  // is also in the page's, so that both together have the same effect.
  const worker = [
    "default-src 'none'",
    `connect-src ${own}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  const page = [
    ...worker,
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${company.mapProvider.origin}`,
    "base-uri 'none'",
    // Also this site, because a receiver may send a browser without JavaScript back to a page.
    `form-action ${delivery === 'simulated' ? "'none'" : own}`,
  ];
  return { page: page.join('; '), worker: worker.join('; ') };
}

export const { page: pagePolicy, worker: workerPolicy } = policiesFor(
  companyRecords.contact.delivery,
);

/** Features that neither site nor maps use. Only names that current browsers know: another one causes a warning in the console. */
const denied = `
  accelerometer camera clipboard-read display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts
  magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access
  usb window-management xr-spatial-tracking
`;

export const permissionsPolicy = [
  'autoplay=(self)',
  'clipboard-write=(self)',
  ...denied
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
].join(', ');
