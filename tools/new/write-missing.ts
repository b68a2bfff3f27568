import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { copyFiles } from '#content/copy/files.ts';
import { industryIds } from '#content/industries.ts';
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
import { newPlate, plateLabels } from './code.ts';

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
            : copyWithGaps(schema);
        return write(copyPath(language, file), `${JSON.stringify(copy, null, 2)}\n`);
      }),
  );
  const plates = [...serviceIds, ...industryIds]
    .map((id) => join(root, 'plugins/plates/plates', `${id}.ts`))
    .filter((path) => !existsSync(path))
    .map((path) => write(path, newPlate));
  return [...copies, ...plates];
}

type Shape = z.core.JSONSchema._JSONSchema;

/**
 * Copy in the shape of a schema, with a gap for each sentence. Lists have as many entries as the schema asks for; records
 * without names in the schema are labels of plates.
 */
function copyWithGaps(schema: z.ZodType): Copy {
  const write = (shape: Shape | undefined, path: readonly string[]): Copy | undefined => {
    if (typeof shape !== 'object') return undefined;
    const { type, properties, additionalProperties, propertyNames, description } = shape;
    const each = (names: readonly string[], shapeOf: (name: string) => Shape | undefined) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const part = write(shapeOf(name), [...path, name]);
          return part === undefined ? [] : [[name, part]];
        }),
      );
    if (type === 'string')
      return `${GAP}write ${whatIsAt(path)}${description ? `: ${description}` : ''}`;
    if (type === 'array') {
      const item = Array.isArray(shape.items) ? shape.items[0] : shape.items;
      const entries = Array.from({ length: shape.minItems ?? 1 }, (_, n) =>
        write(item, [...path, `entry ${n + 1}`]),
      );
      return entries.filter((entry) => entry !== undefined);
    }
    if (properties) {
      // A new plate is one drawing, without other views of it.
      const names = Object.keys(properties).filter((name) => name !== 'views');
      return each(names, (name) => properties[name]);
    }
    const names = typeof propertyNames === 'object' ? propertyNames.enum?.map(String) : undefined;
    return additionalProperties === undefined
      ? undefined
      : each(names ?? plateLabels, () => additionalProperties);
  };
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return write(shape, []) ?? {};
}

/** `the title of cards, entry 2` for the path of a title in a list. */
function whatIsAt(path: readonly string[]): string {
  const names = path.filter((name) => name !== 'items');
  const last = names.at(-1) ?? '';
  if (last.startsWith('entry')) return names.join(', ');
  return [`the ${last}`, names.slice(0, -1).join(', ')].filter(Boolean).join(' of ');
}
