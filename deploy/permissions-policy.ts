/**
 * Features of the platform that neither the site nor the map frames use. Only names that current
 * browsers know: an unknown one is a warning in the visitor's console. Playing by itself is left to
 * the site, for the film.
 */
const denied = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** The header that keeps what runs on the site, frames included, from features it does not use. */
export const permissionsPolicy = [
  'autoplay=(self)',
  ...denied.map((feature) => `${feature}=()`),
].join(', ');
