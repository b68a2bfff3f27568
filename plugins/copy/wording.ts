import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { company } from '#content/company.ts';
import { metaLengths } from '#content/copy/parts.ts';
import { type FileMessages, type Message, SOURCE_LANGUAGE } from './source-copy.ts';

interface Sentence {
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

const lengths: Readonly<Record<string, (typeof metaLengths)[keyof typeof metaLengths]>> = {
  'meta.title': metaLengths.title,
  'meta.description': metaLengths.description,
};

const filler = /cutting-edge|\bseamless|\bunlock|\bleverag|\belevat(?:e|es|ed|ing)\b/i;

/** The sentences that break a rule of style, each with its place. `ordered` are sentences that may. */
export function wordingProblems(
  language: string,
  files: readonly FileMessages[],
  ordered: ReadonlySet<unknown>,
): string[] {
  const sentences = files.flatMap(({ name, messages }) =>
    messages.map(([path, text]): Sentence => ({ file: name, path, text })),
  );
  const alone = sentences.flatMap((sentence) =>
    problemsOf(sentence, language, ordered.has(sentence.text)).map(
      (problem) => `${sentence.file}: ${sentence.path}: ${problem}`,
    ),
  );
  return [...alone, ...repeated(sentences)];
}

function problemsOf({ path, text }: Sentence, language: string, isOrdered: boolean): string[] {
  const problems: string[] = [];
  if (text !== text.trim()) problems.push('delete the spaces at its start and its end');
  const limits = lengths[path];
  const { length } = text.replace(` | ${company.name}`, '');
  if (limits && (length < limits.least || length > limits.most)) {
    problems.push(`has ${length} characters: write ${limits.least} to ${limits.most}`);
  }
  if (isOrdered) return problems;
  if (/["']/.test(text)) problems.push('write curly quotation marks and apostrophes: “ ” ’');
  const [word] = (language === SOURCE_LANGUAGE && filler.exec(text)) || [];
  if (word) problems.push(`“${word}” says nothing: write what it means`);
  return problems;
}

/** Titles and descriptions for search engines, and paragraphs, that stand twice. */
function repeated(sentences: readonly Sentence[]): string[] {
  const unique = sentences.filter(({ path, text }) => path in lengths || text.length > 60);
  return [...Map.groupBy(unique, ({ text }) => text).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ file, path }) =>
        `${file}: ${path}: is the same sentence as ${first?.file}: ${first?.path}: write another one`,
    ),
  );
}

/** The highest US school grade that a page may require of its readers. */
const HIGHEST_GRADE = 12;

/** The pages that are hard to read. The formula counts English syllables, so it says nothing about other languages. */
export function readingProblems(language: string, files: readonly FileMessages[]): string[] {
  if (language !== SOURCE_LANGUAGE) return [];
  const pages = files.filter(({ messages }) => messages.some(([path]) => path === 'meta.title'));
  return pages.flatMap(({ name, messages }) => {
    const grade = readingGrade(messages);
    // Of a page without sentences, the formula says nothing.
    if (!(grade > HIGHEST_GRADE)) return [];
    const shown = grade.toFixed(1);
    return `${name}: all sentences: need ${shown} years of school: write shorter sentences and words, for ${HIGHEST_GRADE}`;
  });
}

/** The US school grade of a page's sentences (Flesch–Kincaid); labels and tags do not count. */
function readingGrade(messages: readonly Message[]): number {
  const sentences = messages
    .filter(([path, text]) => !path.startsWith('meta.') && /[.?!]$/.test(text))
    .flatMap(([, text]) => text.split(/(?<=[.?!]) /));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d’'-]+/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
