import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { copyFiles } from '#content/copy/files.ts';
import { factsOf } from './facts.ts';
import { parseMessage } from './format-message.ts';
import { readCopy, schemaProblems } from './read-copy.ts';
import {
  copyName,
  copyPath,
  GAP,
  languageFolder,
  type Message,
  messagesIn,
  SOURCE_LANGUAGE,
  sourceCopy,
} from './source-copy.ts';

/**
 * What is wrong with the copy of a language before it is formatted: gaps, and what its schemas refuse. Each problem names the
 * file and what to do.
 */
export function shapeProblems(language: string): string[] {
  const known = copyFiles.map(({ file }) => file);
  const unknown = globSync('**/*.json', { cwd: languageFolder(language) })
    .map((file) => file.replaceAll(sep, '/').replace(/\.json$/, ''))
    .filter((file) => !known.includes(file));
  return [
    ...unknown.map((file) => `${copyName(language, file)}: is of no page: delete it`),
    ...copyFiles.flatMap((each) => {
      const name = copyName(language, each.file);
      if (!existsSync(copyPath(language, each.file))) return [`${name}: is missing: write it`];
      return orProblem(() => [...schemaProblems(each, language), ...gapsIn(language, each.file)]);
    }),
  ];
}

/** What is to be written in a language, chosen in code or drawn, each with its place. */
export function gaps(language: string): string[] {
  return [...copyFiles.flatMap(({ file }) => gapsIn(language, file)), ...gapsInCode()];
}

function gapsIn(language: string, file: string): string[] {
  return messagesIn(sourceCopy(language, file)).flatMap(([path, text]) =>
    text.startsWith(GAP) ? `${copyName(language, file)}: ${path}: ${text.slice(GAP.length)}` : [],
  );
}

const root = join(import.meta.dirname, '../..');

/** What is to be chosen or drawn in the entries, routes and plates, each with its file and line. */
export function gapsInCode(): string[] {
  const globs = ['src/content/*.ts', 'src/routes/*.tsx', 'plugins/plates/plates/*.ts'];
  return globSync(globs, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, gap] = line.split(`// ${GAP}`);
        return gap === undefined ? [] : `${file.replaceAll(sep, '/')}: line ${index + 1}: ${gap}`;
      }),
  );
}

/** What is wrong with the messages of a language, whose copy has its shape: placeholders, typed names, syntax. */
export function messageProblems(language: string): string[] {
  return copyFiles.flatMap((each) => {
    const messages = messagesIn(sourceCopy(language, each.file));
    const problems = orProblem(() => [
      ...translationProblems(messagesIn(sourceCopy(SOURCE_LANGUAGE, each.file)), messages),
      ...typedNames(messages, language),
    ]).map((problem) => `${copyName(language, each.file)}: ${problem}`);
    if (problems.length > 0) return problems;
    return orProblem(() => {
      readCopy(each, language);
      return [];
    });
  });
}

function orProblem(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * The messages that type the name of a service or an industry, and would keep it when the name changes. Names of one word
 * are also ordinary words, and keywords are no sentences.
 */
function typedNames(messages: readonly Message[], language: string): string[] {
  const named = Object.entries(factsOf(language)).flatMap(([argument, name]) =>
    /^(?:services|industries)_/.test(argument) ? [[argument, String(name)] as const] : [],
  );
  return messages.flatMap(([path, text]) => {
    if (path === 'name' || path === 'meta.keywords') return [];
    const [argument, name] =
      named.find(([, each]) => each.includes(' ') && text.includes(each)) ?? [];
    if (argument === undefined) return [];
    const placeholder = argument.replace('_', '.').replaceAll('_', '-');
    return `${path}: types the name “${name}”: write {${placeholder}}`;
  });
}

/**
 * The differences between a file's messages and their translations, which no schema can know: a list of another
 * length, and other arguments.
 */
export function translationProblems(source: readonly Message[], translation: readonly Message[]) {
  const originals = new Map(source);
  const translated = new Map(translation);
  const missing = source.filter(([path]) => !translated.has(path));
  return [
    ...missing.map(([path]) => `${path}: is missing: translate it`),
    ...translation.flatMap(([path, text]) => {
      const original = originals.get(path);
      if (original === undefined) return `${path}: is unknown: delete it, or write it in English`;
      const [wanted, found] = [argumentsOf(original), argumentsOf(text)];
      // `readCopy` names a malformed message, with its place and only in its own language.
      if (!wanted || !found || wanted.join() === found.join()) return [];
      return `${path}: uses the placeholders {${found.join('} {')}}: use {${wanted.join('} {')}}`;
    }),
  ];
}

/**
 * The names of a message's arguments, sorted; undefined if it is malformed. The three forms of a count are the same argument, because
 * another language may begin its sentence with another word (facts.ts).
 */
function argumentsOf(source: string): string[] | undefined {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      // A translation may say the name of a service or an industry in other words.
      if (/^(?:services|industries)_/.test(element.value)) continue;
      names.add(element.value.replace(/Count$/, '').replace(/^./, (first) => first.toLowerCase()));
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) collect(option.value);
      }
    }
  };
  try {
    collect(parseMessage(source));
  } catch {
    return undefined;
  }
  return [...names].sort();
}
