import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { copyFiles } from '#content/copy/files.ts';
import { copyName, GAP, messagesIn, sourceCopy } from './source-copy.ts';

/** What is to be written in a language, chosen in code or drawn, each with its place. */
export function gaps(language: string): string[] {
  const inCopy = copyFiles.flatMap(({ file }) =>
    gapsIn(language, file).map((gap) => `${copyName(language, file)}: ${gap}`),
  );
  return [...inCopy, ...gapsInCode()];
}

/** What is to be written in a file of copy, each with its path. */
export function gapsIn(language: string, file: string): string[] {
  return messagesIn(sourceCopy(language, file)).flatMap(([path, text]) =>
    text.startsWith(GAP) ? `${path}: ${text.slice(GAP.length)}` : [],
  );
}

const root = join(import.meta.dirname, '../..');

/** What is to be chosen or drawn in the entries, routes and plates, each with its file and line. */
export function gapsInCode(): string[] {
  const files = globSync(['src/content/*.ts', 'src/routes/*.tsx', 'plugins/plates/plates/*.ts'], {
    cwd: root,
  });
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, gap] = line.split(`// ${GAP}`);
        return gap === undefined ? [] : `${file.replaceAll(sep, '/')}: line ${index + 1}: ${gap}`;
      }),
  );
}
