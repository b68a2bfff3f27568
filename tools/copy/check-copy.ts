import { existsSync, readFileSync } from 'node:fs';
import { isScalar, LineCounter, parseDocument } from 'yaml';
import { copyFiles } from '#content/copy/files.ts';
import { siteIn, siteLanguages } from '#content/languages.ts';
import { specification } from '#e2e/specification/table.ts';
import { gapsInCode, messageProblems, shapeProblems } from '#plugins/copy/copy-problems.ts';
import { formatCopy } from '#plugins/copy/read-copy.ts';
import { copyName, messagesIn } from '#plugins/copy/source-copy.ts';
import { spellingProblems } from '#plugins/copy/spelling.ts';
import { readingProblems, wordingProblems } from '#plugins/copy/wording.ts';

// `npm run check -- --copy`: what is wrong with the sentences of every language, for their authors. Each check needs what
// the one before it makes sure of.

const ordered = new Set(Object.values(specification.texts).flat(2));

function sentenceProblems(language: string): string[] {
  const files = copyFiles.map(({ file }) => ({
    name: copyName(language, file),
    messages: messagesIn(formatCopy(file, language)),
  }));
  return [
    ...spellingProblems(language, files, specification.places),
    ...wordingProblems(language, files, ordered),
    ...readingProblems(language, files),
  ];
}

/** The line of the message at a path, if the file has one. JSON is YAML, too. */
function lineOf(file: string, path: string): string {
  const lineCounter = new LineCounter();
  const copy = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  const message = copy.getIn(path.split('.'), true);
  if (!isScalar(message) || !message.range) return '';
  return `line ${lineCounter.linePos(message.range[0]).line}, `;
}

const inCopy = [shapeProblems, messageProblems, sentenceProblems].reduce<readonly string[]>(
  (problems, check) => (problems.length > 0 ? problems : siteLanguages.flatMap(check)),
  [],
);
const found = [...inCopy, ...gapsInCode()];
for (const [file, lines] of Map.groupBy(found, (problem) => problem.split(': ')[0] ?? '')) {
  const language = siteLanguages.find((each) => file.startsWith(`src/languages/${each}/`));
  process.stdout.write(`\n${file}${language ? ` (${siteIn(language).name})` : ''}\n`);
  for (const line of lines) {
    const problem = line.slice(file.length + 2);
    const [path = ''] = problem.split(': ');
    // Where a line is named already, the file may be no JSON.
    const place =
      language && !path.startsWith('line ') && existsSync(file) ? lineOf(file, path) : '';
    process.stdout.write(`  ${place}${problem}\n`);
  }
}
process.stdout.write(
  found.length > 0 ? `\n${found.length} to correct in the copy.\n` : 'The copy is right.\n',
);
process.exitCode = found.length > 0 ? 1 : 0;
