import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type Browser, type LaunchOptions, launch } from 'puppeteer-core';
import { end } from '#deploy/contract/processes.ts';

// What Debian gives to the tests besides Chromium: packages, Firefox and a screen.

export const testedPackages = {
  Firefox: ['firefox-esr'],
  // It plays films with the plug-ins of GStreamer.
  WebKit: [
    ...['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    ...['gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  ],
  'The screen reader': [
    ...['orca', 'firefox-esr', 'xvfb', 'openbox', 'xdotool', 'dbus-x11'],
    ...['at-spi2-core', 'libatk-adaptor', 'python3-pyatspi', 'gir1.2-atspi-2.0'],
    ...['dconf-gsettings-backend', 'dconf-cli', 'libglib2.0-bin', 'gsettings-desktop-schemas'],
  ],
} as const;

/** Those of the packages that are not installed: all of them on a system that is not Debian's. */
export function missingPackages(packages: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('dpkg-query', ['--status', ...packages], { encoding: 'utf8' });
  const isInstalled = (name: string) =>
    stdout?.includes(`Package: ${name}\nStatus: install ok installed\n`);
  return packages.filter((name) => !isInstalled(name));
}

/** Whether all packages are installed. Otherwise prints that this is not tested, and how to install them. */
export function canTest(tested: keyof typeof testedPackages): boolean {
  const packages = testedPackages[tested];
  const missing = missingPackages(packages).join(', ');
  if (missing === '') return true;
  const command = `apt-get install ${packages.join(' ')}`;
  console.log(`${tested} is NOT tested: ${missing} is not installed. On Debian: ${command}`);
  return false;
}

/** How long to wait for the browser, in ms. The drivers' own 30 s end a start while the machine's disk is busy. */
export const TIMEOUT = 120_000;

/** Launches Debian's Firefox by WebDriver BiDi. This machine is the only host that it can reach. */
export function launchFirefox(options: LaunchOptions): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: TIMEOUT,
    ...options,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      // 1: use this proxy, except for this machine. No server listens at the port.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      ...options.extraPrefsFirefox,
    },
  });
}

export async function startScreen(width: number, height: number) {
  // When ready, Xvfb writes the number of the free display that it chose to file descriptor 3.
  const options = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn('/usr/bin/Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = child.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no output for its display number');
  const [number] = await once(createInterface(output), 'line');
  const home = mkdtempSync(join(tmpdir(), 'screen-'));
  return {
    home,
    /** The environment variables of programs that draw on it, by software. */
    environment: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${number}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    /** Call this when those programs have ended: it removes the home folder, too. */
    async close() {
      await end(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
