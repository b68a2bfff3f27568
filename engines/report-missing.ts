import { engines } from './engines.ts';

/** Says aloud which engines this machine lacks, and how it gets them; answers with how many it has. */
export function reportMissing(): { readonly here: number; readonly missing: number } {
  const missing = engines.filter((engine) => engine.missing().length > 0);
  for (const { name, packages, missing: files } of missing) {
    process.stdout.write(
      `${name} is NOT tested: ${files().join(', ')} is not here, and was not installed. ` +
        `On Debian: apt-get install ${packages.join(' ')}\n`,
    );
  }
  return { here: engines.length - missing.length, missing: missing.length };
}
