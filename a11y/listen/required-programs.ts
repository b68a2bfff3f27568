import { existsSync } from 'node:fs';
import { screenPath } from '#e2e/support/virtual-screen.ts';

/** The programs that the suite runs. */
const programs = [
  '/usr/bin/orca',
  '/usr/bin/firefox-esr',
  screenPath,
  '/usr/bin/openbox',
  '/usr/bin/xdotool',
  '/usr/bin/dbus-daemon',
  '/usr/libexec/at-spi2-registryd',
];

/** The Debian packages that contain these programs. */
export const packages = [
  'orca',
  'firefox-esr',
  'xvfb',
  'openbox',
  'xdotool',
  'dbus-x11',
  'at-spi2-core',
  'libatk-adaptor',
  'python3-pyatspi',
  'gir1.2-atspi-2.0',
  'dconf-gsettings-backend',
  'dconf-cli',
  'libglib2.0-bin',
  'gsettings-desktop-schemas',
];

/** The programs that this machine lacks. */
export function missingPrograms(): readonly string[] {
  return programs.filter((program) => !existsSync(program));
}

/** Prints which programs are missing and how to install them; returns whether any is missing. */
export function reportMissing(): boolean {
  const missing = missingPrograms();
  if (missing.length === 0) return false;
  process.stdout.write(
    `The screen reader is NOT tested: ${missing.join(', ')} is missing and was not installed. ` +
      `On Debian: apt-get install ${packages.join(' ')}\n`,
  );
  return true;
}
