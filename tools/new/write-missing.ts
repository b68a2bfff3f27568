import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { copyFiles } from '#content/copy/files.ts';
import { hasPlate, industryIds } from '#content/industries.ts';
import { siteLanguages } from '#content/languages.ts';
import { serviceIds } from '#content/services.ts';
import {
  type Copy,
  copyPath,
  GAP,
  mapMessages,
  SOURCE_LANGUAGE,
  sourceCopy,
} from '#plugins/copy/source-copy.ts';
import { plateLabels, plateOf } from './code.ts';
import { copyWithGaps } from './copy-with-gaps.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the files of copy and the plates that the lists of `src/content` ask for and that do not exist, with gaps. A new
 * language gets the sentences of the source language to translate. Returns the files from the root.
 */
export function writeMissing(newLanguage?: string): string[] {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return relative(root, path).replaceAll(sep, '/');
  };
  const copies = siteLanguages.flatMap((language) =>
    copyFiles
      .filter(({ file }) => !existsSync(copyPath(language, file)))
      .map(({ file, schema }) => {
        const copy: Copy =
          language === newLanguage
            ? mapMessages(sourceCopy(SOURCE_LANGUAGE, file), (text) => `${GAP}translate: ${text}`)
            : copyWithGaps(schema, plateLabels);
        return write(copyPath(language, file), `${JSON.stringify(copy, null, 2)}\n`);
      }),
  );
  const drawn = [
    ...serviceIds.map((id) => ({ id, file: `services/${id}` })),
    ...industryIds.filter(hasPlate).map((id) => ({ id, file: `industries/${id}` })),
  ];
  const plates = drawn
    .map(({ id, file }) => ({ file, path: join(root, 'plugins/plates/plates', `${id}.ts`) }))
    .filter(({ path }) => !existsSync(path))
    .map(({ file, path }) => write(path, plateOf(file)));
  return [...copies, ...plates];
}
