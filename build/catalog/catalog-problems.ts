import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { SOURCE_LANGUAGE } from './catalog-folder.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogNames, type SourceCatalog, sourceCatalog } from './source-catalogs.ts';

/**
 * What is wrong with the catalogs of a language, compared with those of the source language. Each problem
 * names the file, the message and what to do.
 */
export function catalogProblems(language: string): string[] {
  const names = catalogNames(language);
  const sourceNames = catalogNames(SOURCE_LANGUAGE);
  const path = (name: string) => `src/catalog/${language}/${name}.json`;
  const sourcePath = (name: string) => `src/catalog/${SOURCE_LANGUAGE}/${name}.json`;
  return [
    ...sourceNames
      .filter((name) => !names.includes(name))
      .map((name) => `${path(name)} is missing: translate ${sourcePath(name)}`),
    ...names
      .filter((name) => !sourceNames.includes(name))
      .map((name) => `${path(name)} is unknown: delete it, or add ${sourcePath(name)}`),
    ...names
      .filter((name) => sourceNames.includes(name))
      .flatMap((name) => {
        const problems = translationProblems(
          sourceCatalog(SOURCE_LANGUAGE, name),
          sourceCatalog(language, name),
        );
        return problems.map((problem) => `${path(name)}: ${problem}`);
      }),
    ...names.flatMap((name) => compilationProblems(language, name)),
  ];
}

/** The differences between a catalog and its translation: messages that are missing, unknown, or use other arguments. */
export function translationProblems(source: SourceCatalog, translation: SourceCatalog): string[] {
  const missing = Object.keys(source).filter((id) => !Object.hasOwn(translation, id));
  const unknown = Object.keys(translation).filter((id) => !Object.hasOwn(source, id));
  const different = Object.entries(translation).flatMap(([id, text]) => {
    const original = source[id];
    if (original === undefined) return [];
    const [wanted, found] = [argumentsOf(original), argumentsOf(text)];
    if (wanted.join() === found.join()) return [];
    return `${id} uses the arguments [${found.join(', ')}]: use [${wanted.join(', ')}]`;
  });
  return [
    ...missing.map((id) => `${id} is missing: translate it`),
    ...unknown.map((id) => `${id} is unknown: delete it`),
    ...different,
  ];
}

function compilationProblems(language: string, name: string): string[] {
  try {
    readCatalog(language, name);
    return [];
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return [`${message}: ${cause instanceof Error ? cause.message : 'correct its syntax'}`];
  }
}

/**
 * The names of a message's arguments, sorted. The three forms of a count are the same argument, because
 * another language may begin its sentence with another word (facts.ts).
 */
function argumentsOf(source: string): string[] {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value.replace(/Count$/, '').replace(/^./, (first) => first.toLowerCase()));
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) collect(option.value);
      }
    }
  };
  try {
    collect(parse(source));
  } catch {
    // The compilation of the same message reports the error.
    return [];
  }
  return [...names].sort();
}
