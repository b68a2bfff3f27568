import { pseudoLocale } from '#plugins/copy/pseudo-locale.ts';
import { cardIconsEntry, industryEntry, languageEntry, routeOf, serviceEntry } from './code.ts';

/** One change of a file that exists. */
interface Edit {
  readonly file: string;
  readonly edit: (text: string) => string;
}

/** What `npm run new` can add. */
interface Kind {
  /** The first one is chosen without `--template`. */
  readonly templates: readonly string[];
  readonly isId: (id: string) => boolean;
  readonly example: string;
  /** Files that the new one will have, or that use its id for something else. */
  readonly files: (id: string) => readonly string[];
  readonly edits: (id: string, template: string) => readonly Edit[];
  readonly code?: (id: string) => readonly (readonly [file: string, text: string])[];
}

const isSegment = (id: string) => /^[a-z]+(?:-[a-z]+)*$/.test(id);

/** A page's id is also the name of its plate, so services, industries and pages share no id. */
const pageFiles = (id: string) => [
  ...['services', 'industries', 'pages'].map((folder) => `src/languages/en/${folder}/${id}.json`),
  `src/routes/${id}.tsx`,
];

export const kinds: Readonly<Record<string, Kind>> = {
  service: {
    templates: ['standard', 'staffing'],
    isId: isSegment,
    example: 'data-governance',
    files: pageFiles,
    edits: (id, template) => [
      entries('src/content/services.ts', {
        'export const services = {': serviceEntry(id, template),
        'export const cardIcons = {': cardIconsEntry(id),
      }),
    ],
  },
  industry: {
    templates: ['short', 'detailed', 'placeholder'],
    isId: isSegment,
    example: 'public-sector',
    files: pageFiles,
    edits: (id, template) => [
      entries('src/content/industries.ts', {
        'export const industries = {': industryEntry(id, template),
      }),
    ],
  },
  page: {
    templates: [],
    isId: isSegment,
    example: 'press',
    files: pageFiles,
    edits: (id) => [
      {
        file: 'src/content/paths.ts',
        edit: (text) => linkedFrom(text, 'const uniquePages = {', `/${id}`),
      },
      entries('src/content/copy/pages.ts', {
        'export const uniquePageCopy = {': `  '/${id}': page('${id}', { hero: titled, closing }),`,
      }),
      entries('src/routes/__root.tsx', {
        'export const routeTree = root.addChildren([': `  page('/${id}', () => import('./${id}.tsx')),`,
      }),
    ],
    code: (id) => [[`src/routes/${id}.tsx`, routeOf(id)]],
  },
  language: {
    templates: [],
    isId: (tag) =>
      /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag) &&
      Intl.DisplayNames.supportedLocalesOf(tag).length > 0 &&
      !pseudoLocale(tag),
    example: 'fr or pt-BR',
    files: (tag) => [`src/languages/${tag}`],
    edits: (tag) => [
      entries('src/content/languages.ts', { 'const languages = {': languageEntry(tag) }),
    ],
  },
};

/** The place of a list's lines in a file: `opening` is its first line, and its last one starts with `}` or `]`. */
function linesOf(text: string, opening: string): readonly [start: number, end: number] {
  const start = text.indexOf(opening) + opening.length + 1;
  const end = start + text.slice(start).search(/^[}\]]/m);
  if (start <= opening.length || end < start) throw new Error(`no list starts with ${opening}`);
  return [start, end];
}

/** Adds an entry at the end of each list, by the list's first line. */
function entries(file: string, added: Readonly<Record<string, string>>): Edit {
  const edit = (whole: string) =>
    Object.entries(added).reduce((text, [opening, lines]) => {
      const [, end] = linesOf(text, opening);
      return `${text.slice(0, end)}${lines}\n${text.slice(end)}`;
    }, whole);
  return { file, edit };
}

/** How many pages a new page links, and how many link it: each page has at least three links from the content of others. */
const LINKS = 3;

/** A list of pages with the pages that each one links, with a page more: it and the first that link others link each other. */
function linkedFrom(text: string, opening: string, path: string): string {
  const [start, end] = linesOf(text, opening);
  const entry = /^( {2}'(?<from>\/[\w-]*)': \[.+)\],$/;
  const linking: string[] = [];
  const lines = text.slice(start, end).replaceAll(new RegExp(entry, 'gm'), (line, head, from) => {
    if (linking.length === LINKS) return line;
    linking.push(`'${from}'`);
    return `${head}, '${path}'],`;
  });
  if (linking.length < LINKS)
    throw new Error(`fewer than ${LINKS} pages in ${opening} link others`);
  const links = `  '${path}': [${linking.join(', ')}],`;
  return `${text.slice(0, start)}${lines}${links}\n${text.slice(end)}`;
}
