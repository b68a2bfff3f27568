import type { z } from 'zod';
import type { CopyFile } from '#content/copy/parts.ts';
import { type Facts, factsAt, factsOf } from './facts.ts';
import { formatMessage } from './format-message.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { type Copy, copyName, mapMessages, sourceCopy } from './source-copy.ts';

/** A file's copy with every message formatted. Throws an error that names the file and the malformed message. */
export function formatCopy(file: string, language: string, facts: Facts = factsOf(language)): Copy {
  const transform = pseudoLocale(language);
  return mapMessages(sourceCopy(language, file), (text, path) => {
    try {
      return formatMessage(text, language, { ...facts, ...factsAt(file, path) }, transform);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const place = `${copyName(language, file)}: ${path}`;
      throw new Error(`${place}: correct the message: ${reason}`, { cause });
    }
  });
}

/**
 * Reads a file of copy in a language, formatted, in the shape that its page gets. Throws an error that names the file and
 * every message that is missing, unknown or malformed, with what to do.
 */
export function readCopy<Schema extends z.ZodType>(
  { file, schema }: CopyFile<Schema>,
  language: string,
  facts?: Facts,
): z.output<Schema> {
  const result = schema.safeParse(formatCopy(file, language, facts), { error: whatToDo });
  if (result.success) return result.data;
  throw new Error(named(result.error, copyName(language, file)).join('\n'));
}

/** What the schema of a file refuses in its copy. */
export function schemaProblems({ file, schema }: CopyFile, language: string): string[] {
  const { error } = schema.safeParse(sourceCopy(language, file), { error: whatToDo });
  return error ? named(error, copyName(language, file)) : [];
}

const named = ({ issues }: z.ZodError, name: string) =>
  issues.map(({ path, message }) => [name, path.join('.'), message].filter(Boolean).join(': '));

/** Says what to do about a part that the schema refuses; of other issues, zod's own message is shown. */
const whatToDo: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing: write it' : `must be ${issue.expected}`;
    case 'unrecognized_keys':
      return `delete what no page shows: ${issue.keys.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'is empty: write it'
        : `has too few entries: ${issue.minimum} are needed`;
    case 'too_big':
      return `has too many entries: there is room for ${issue.maximum}`;
    default:
      return undefined;
  }
};
