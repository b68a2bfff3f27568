import { existsSync } from 'node:fs';
import { screenPath } from '#e2e/support/virtual-screen.ts';

export const driverPath = '/usr/bin/WebKitWebDriver';
/** Debian's Python: another Python on the PATH has no GTK bindings. */
export const pythonPath = '/usr/bin/python3';

/** The Debian packages that WebKit needs; it plays films with the GStreamer plug-ins. */
export const packages = [
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-libav',
] as const;

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

/** The files of those packages that are not on this machine. */
export function missingFiles(): string[] {
  const inLibraries = [
    'girepository-1.0/WebKit2-4.1.typelib',
    'gstreamer-1.0/libgstopus.so',
    'gstreamer-1.0/libgstvpx.so',
    'gstreamer-1.0/libgstlibav.so',
  ];
  const missing = [driverPath, screenPath, pythonPath, '/usr/lib/python3/dist-packages/gi'].filter(
    (file) => !existsSync(file),
  );
  const isSomewhere = (file: string) => libraries.some((folder) => existsSync(`${folder}/${file}`));
  return [...missing, ...inLibraries.filter((file) => !isSomewhere(file))];
}
