import { spawnSync } from 'node:child_process';

/** The Debian packages of what some suites test besides Chromium. */
export const testedPackages = {
  Firefox: ['firefox-esr'],
  // It plays films with the plug-ins of GStreamer.
  WebKit: [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'python3-gi',
    'xvfb',
    'gstreamer1.0-plugins-base',
    'gstreamer1.0-plugins-good',
    'gstreamer1.0-libav',
  ],
  // Orca, Firefox, and the desktop that they run on.
  'The screen reader': [
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
  ],
} as const;

type Tested = keyof typeof testedPackages;

/** Those of the packages that are not installed: all of them on a system that is not Debian's. */
export function missingPackages(packages: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('dpkg-query', ['--status', ...packages], { encoding: 'utf8' });
  const isInstalled = (name: string) =>
    stdout?.includes(`Package: ${name}\nStatus: install ok installed\n`);
  return packages.filter((name) => !isInstalled(name));
}

/** Whether all packages are installed. Otherwise prints that this is not tested, and how to install them. */
export function canTest(tested: Tested): boolean {
  const packages = testedPackages[tested];
  const missing = missingPackages(packages).join(', ');
  if (missing === '') return true;
  const command = `apt-get install ${packages.join(' ')}`;
  console.log(`${tested} is NOT tested: ${missing} is not installed. On Debian: ${command}`);
  return false;
}
