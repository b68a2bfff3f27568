import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { afterWorker } from './last-files.ts';

/**
 * Packages that are in no bundle, although their content ships: the shapes of the icons are written
 * into the pages and into a JSON file.
 */
const copiedPackages = ['@iconify-json/ph'];

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Writes `third-party-notices.txt`: every package that ships, with its licence. `collect` makes a
 * plugin that finds the packages of a bundle, of the pages or of the worker; `write` runs after both.
 */
export function thirdPartyNotices(): { readonly collect: () => Plugin; readonly write: Plugin } {
  const folders = new Set(copiedPackages.map((name) => resolve('node_modules', name)));
  return {
    collect: () => ({
      name: 'third-party-notices:collect',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle(_options, bundle) {
        const files = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
        );
        for (const file of files) {
          const [folder] = packageFolder.exec(resolve(file).replaceAll(sep, '/')) ?? [];
          if (folder !== undefined) folders.add(folder);
        }
      },
    }),
    write: afterWorker('third-party-notices:write', (outDir) =>
      writeFileSync(join(outDir, 'third-party-notices.txt'), notices(folders)),
    ),
  };
}

function notices(folders: ReadonlySet<string>): string {
  // The same version of a package may be installed in several folders.
  const sections = [...new Set(Array.from(folders, notice))].sort();
  return `What this site is made of beside our own code, and under which licences.\n\n${sections.join('\n\n')}`;
}

function notice(folder: string): string {
  const { name, version, license, homepage }: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  // The icons' package has no licence file, so the text names its homepage.
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `See ${homepage}`;
  const heading = `${name} ${version}: ${license}`;
  return `${heading}\n${'='.repeat(heading.length)}\n\n${text.replaceAll('\r', '')}\n`;
}
