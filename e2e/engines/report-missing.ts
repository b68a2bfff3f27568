import { engines } from './engines.ts';

/** Prints which engines this machine lacks and how to install them; returns how many are installed and missing. */
export function reportMissing(): { readonly installed: number; readonly missing: number } {
  const missing = engines.filter((engine) => engine.missing().length > 0);
  for (const { name, packages, missing: files } of missing) {
    process.stdout.write(
      `${name} is NOT tested: ${files().join(', ')} is missing and was not installed. ` +
        `On Debian: apt-get install ${packages.join(' ')}\n`,
    );
  }
  return { installed: engines.length - missing.length, missing: missing.length };
}
