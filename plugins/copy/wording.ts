import { company } from '#content/company.ts';
import { metaLengths } from '#content/copy/parts.ts';
import { type FileMessages, SOURCE_LANGUAGE } from './source-copy.ts';

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
