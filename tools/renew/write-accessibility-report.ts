import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '@openacr/openacr/schema/openacr-0.1.0.json' with { type: 'json' };
import { Criteria } from '@siteimprove/alfa-wcag/dist/criterion/data.js';
import { Ajv } from 'ajv';
import { markdownTable } from 'markdown-table';
import { parse } from 'yaml';

// The report of what each criterion of WCAG 2.2, A and AA, is met by. Its source is in the format of OpenACR
// (https://github.com/GSA/openacr); `npm run renew -- report` writes the page that people read.

const source = 'docs/accessibility-report.yaml';
export const written = 'docs/accessibility-report.md';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The names that OpenACR gives to the levels of conformance; its fifth, `not-evaluated`, is for AAA alone. */
const levels: Readonly<Record<string, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
};

const chapters = [
  { id: 'success_criteria_level_a', level: 'A' },
  { id: 'success_criteria_level_aa', level: 'AA' },
] as const;

interface Criterion {
  readonly num: string;
  readonly components?: readonly {
    readonly name: string;
    readonly adherence?: { readonly level: string; readonly notes?: string };
  }[];
}

/** What this report uses of the schema, which requires less. */
export interface Report {
  readonly title: string;
  readonly product: { readonly name: string; readonly description?: string };
  readonly author: { readonly name?: string; readonly email: string };
  readonly report_date?: string;
  readonly notes?: string;
  readonly evaluation_methods_used?: string;
  readonly chapters?: Readonly<
    Partial<
      Record<
        (typeof chapters)[number]['id'],
        { readonly notes?: string; readonly criteria?: readonly Criterion[] }
      >
    >
  >;
}

/** The report in a text in YAML. Throws an error that names each place where it differs from the schema of OpenACR. */
export function readReport(text = read(source)): Report {
  const ajv = new Ajv({ allErrors: true });
  const isReport = ajv.compile<Report>(schema);
  const report: unknown = parse(text);
  if (!isReport(report)) throw new Error(ajv.errorsText(isReport.errors, { dataVar: source }));
  return report;
}

/** The criteria of WCAG 2.2. */
const standard = Object.entries(Criteria).flatMap(([num, { title, versions }]) => {
  const found = [...versions].map(([version, { level }]) => ({ version, level }));
  const now = found.find(({ version }) => version === '2.2');
  // Whether WCAG 2.1, and so EN 301 549, has it too.
  const isOf21 = found.some(({ version }) => version === '2.1');
  return now ? [{ num, title, level: now.level, isOf21 }] : [];
});

/** A message if a level has other criteria, for each criterion without a level and remarks, and for each named test that does not exist. */
export function faultsOf(report: Report): readonly string[] {
  return chapters.flatMap(({ id, level }) => {
    const criteria = report.chapters?.[id]?.criteria ?? [];
    const reported = criteria.map(({ num }) => num).join(', ');
    const ofLevel = standard.filter((each) => each.level === level);
    const wanted = ofLevel.map(({ num }) => num).join(', ');
    return [
      ...(reported === wanted ? [] : [`level ${level} has ${reported} instead of ${wanted}`]),
      ...criteria.flatMap(({ num, components: [web, ...others] = [] }) => {
        const { level: adherence = '', notes = '' } = web?.adherence ?? {};
        const isComplete = web?.name === 'web' && others.length === 0 && adherence in levels;
        return [
          ...(isComplete && notes.trim() !== '' ? [] : [`${num} has no level or no remarks`]),
          ...missingEvidence(notes).map((missing) => `${num} names ${missing}`),
        ];
      }),
    ];
  });
}

/** A file in backticks, and the titles of its tests, or parts of titles, in quotation marks after it. */
const evidence = /`([\w.-]+(?:\/[\w.*-]+)+\.\w+)`(?: \((“[^”]+”(?:, “[^”]+”)*)\))?/g;

function missingEvidence(notes: string): readonly string[] {
  return [...notes.matchAll(evidence)].flatMap(([, file = '', quoted = '']) => {
    if (!existsSync(join(root, file))) return [`${file}, which does not exist`];
    // Of tests, groups and steps.
    const titles = Array.from(
      read(file).matchAll(
        /\b(?:test|it|describe|journey|step)(?:\.\w+)*(?:\([\s\S]*?\))??\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
      ),
      ([, , title = '']) => title,
    );
    return [...quoted.matchAll(/“([^”]+)”/g)]
      .filter(([, title = '']) => !titles.some((each) => each.includes(title)))
      .map(([title]) => `${title}, which is no test in ${file}`);
  });
}

/** The page that people read, in Markdown. */
export function renderReport(report: Report): string {
  const all = chapters.flatMap(({ id }) => report.chapters?.[id]?.criteria ?? []);
  const counts = Object.entries(levels).map(([level, name]) => {
    const count = all.filter(({ components }) => components?.[0]?.adherence?.level === level);
    return `${name}: ${count.length}`;
  });
  return [
    `# ${report.title}`,
    `Written by \`npm run renew -- report\` from [\`accessibility-report.yaml\`](accessibility-report.yaml), in the format of [OpenACR](https://github.com/GSA/openacr).`,
    `${report.product.name}, ${report.report_date}. Contact: ${report.author.name}, ${report.author.email}`,
    prose(report.notes),
    '## How it was evaluated',
    prose(report.evaluation_methods_used),
    `${counts.join(', ')}.`,
    ...chapters.flatMap(({ id, level }) => [
      `## Level ${level}`,
      prose(report.chapters?.[id]?.notes),
      table(report.chapters?.[id]?.criteria ?? []),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const table = (criteria: readonly Criterion[]) =>
  markdownTable(
    [
      ['Criterion', 'EN 301 549', 'Level', 'Remarks'],
      ...criteria.map(({ num, components }) => {
        const { title, isOf21 } = standard.find((each) => each.num === num) ?? {};
        const { level = '', notes } = components?.[0]?.adherence ?? {};
        return [`${num} ${title}`, isOf21 ? `9.${num}` : '', levels[level], prose(notes)];
      }),
    ],
    { alignDelimiters: false },
  );

/** Remarks in Markdown, with a link to each file. */
const prose = (text = '') =>
  text
    .trim()
    .replaceAll('\n', '\n\n')
    .replaceAll(evidence, (whole, file: string) => {
      const rest = whole.slice(file.length + 2);
      return `[\`${file}\`](../${file})${rest}`;
    });

if (import.meta.main) writeFileSync(join(root, written), renderReport(readReport()));
