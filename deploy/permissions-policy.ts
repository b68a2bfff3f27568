/**
 * Platform features that neither the site nor the map frames use. Only names that current browsers
 * know: an unknown name causes a warning in the console. Autoplay stays allowed for the site's film.
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

/** The header that denies these features to the site and its frames. */
export const permissionsPolicy = [
  'autoplay=(self)',
  ...denied.map((feature) => `${feature}=()`),
].join(', ');
