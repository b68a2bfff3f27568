import type { z } from 'zod';
import type { CopyFile } from '#content/copy/parts.ts';
import { type Facts, factsAt, factsOf } from './facts.ts';
import { formatMessage } from './format-message.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { type Copy, mapMessages, sourceCopy } from './source-copy.ts';

/** A file's copy with every message formatted. Throws an error that names the file and the malformed message. */
export function formatCopy(file: string, language: string, facts: Facts = factsOf(language)): Copy {
  const transform = pseudoLocale(language)?.transform;
  return mapMessages(sourceCopy(language, file), (text, path) => {
    try {
      return formatMessage(text, language, { ...facts, ...factsAt(file, path) }, transform);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const place = `src/languages/${language}/${file}.json: ${path}`;
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
  const problems = result.error.issues.map(
    ({ path, message }) => `src/languages/${language}/${file}.json: ${path.join('.')}: ${message}`,
  );
  throw new Error(problems.join('\n'));
}

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
