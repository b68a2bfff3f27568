import { spawnSync } from 'node:child_process';

/** The Debian packages that each engine of this suite needs. Chromium is tested by Playwright. */
export const enginePackages = {
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
} as const;

/** Those of the packages that are not installed: all of them on a system that is not Debian's. */
export function missingPackages(packages: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('dpkg-query', ['--status', ...packages], { encoding: 'utf8' });
  const isInstalled = (name: string) =>
    stdout?.includes(`Package: ${name}\nStatus: install ok installed\n`);
  return packages.filter((name) => !isInstalled(name));
}

/** Prints which packages a test lacks; returns whether the test can run. */
export function reportMissing(subject: string, packages: readonly string[]): boolean {
  const missing = missingPackages(packages);
  if (missing.length === 0) return true;
  const command = `apt-get install ${packages.join(' ')}`;
  console.log(
    `${subject} is NOT tested: ${missing.join(', ')} is not installed. On Debian: ${command}`,
  );
  return false;
}
