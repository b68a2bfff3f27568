import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pseudoLocale } from './pseudo-locale.ts';

/** The language that pseudo-locales rewrite, and with which the copy of other languages is compared. */
export const SOURCE_LANGUAGE = 'en';

/** How text starts that `npm run new` leaves to its author, as a message or as a comment in code. No build ships it. */
export const GAP = 'TODO: ';

/** Copy as its file has it: messages in lists and in objects with names. */
export type Copy = string | readonly Copy[] | { readonly [name: string]: Copy };

/** One message of a file, with its path, such as `cards.items.3.title`. */
export type Message = readonly [path: string, text: string];

/** A file's messages, and the file's name from the root. */
export interface FileMessages {
  readonly name: string;
  readonly messages: readonly Message[];
}

/**
 * The folder with a language's copy, fonts and pictures. A pseudo-locale has those of the source language. With slashes, as in
 * Vite's ids, on Windows too.
 */
export function languageFolder(language: string): string {
  const folder = pseudoLocale(language) ? SOURCE_LANGUAGE : language;
  return resolve(import.meta.dirname, '../../src/languages', folder).replaceAll(sep, '/');
}

/** A file of a language's copy: `pages/about` is about.json in its folder of pages. */
export function copyPath(language: string, file: string): string {
  return `${languageFolder(language)}/${file}.json`;
}

/** The name of a file of copy from the root, for messages to its author. */
export function copyName(language: string, file: string): string {
  return `src/languages/${language}/${file}.json`;
}

/** A file's copy before it is formatted. Throws an error that says where it is no JSON. */
export function sourceCopy(language: string, file: string): Copy {
  const text = readFileSync(copyPath(language, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    const [, line = '1'] = /\(line (\d+)/.exec(String(cause)) ?? [];
    const what = 'a comma, a quotation mark or a bracket is missing or too many';
    throw new Error(`${copyName(language, file)}: line ${line}, or the line before: ${what}`, {
      cause,
    });
  }
}

/** Every message of some copy, in the order of the file. */
export function messagesIn(copy: unknown, path: readonly string[] = []): Message[] {
  if (typeof copy === 'string') return [[path.join('.'), copy]];
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([name, part]) => messagesIn(part, [...path, name]));
}

/** The same copy with each message changed by a function that gets the message and its path. */
export function mapMessages(
  copy: Copy,
  change: (text: string, path: string) => string,
  path: readonly string[] = [],
): Copy {
  if (typeof copy === 'string') return change(copy, path.join('.'));
  const inner = (name: string, part: Copy) => mapMessages(part, change, [...path, name]);
  if (isList(copy)) return copy.map((part, index) => inner(String(index), part));
  return Object.fromEntries(Object.entries(copy).map(([name, part]) => [name, inner(name, part)]));
}

function isList(copy: Copy): copy is readonly Copy[] {
  return Array.isArray(copy);
}
