import { industryEntry, languageEntry, routeOf, serviceEntry } from './code.ts';
import { addTo, linkedFrom } from './lists.ts';

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
  /** Files with code that is new, and their text. */
  readonly code?: (id: string) => readonly (readonly [file: string, text: string])[];
}

const isSegment = (id: string) => /^[a-z]+(?:-[a-z]+)*$/.test(id);

/** A page's id is also the name of its drawing and of its plate, so services, industries and pages share no id. */
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
      {
        file: 'src/content/services.ts',
        edit: (text) => addTo(text, 'export const services = {', serviceEntry(id, template)),
      },
    ],
  },
  industry: {
    templates: ['short', 'detailed', 'placeholder'],
    isId: isSegment,
    example: 'public-sector',
    files: pageFiles,
    edits: (id, template) => [
      {
        file: 'src/content/industries.ts',
        edit: (text) => addTo(text, 'export const industries = {', industryEntry(id, template)),
      },
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
      {
        file: 'src/content/copy/pages.ts',
        edit: (text) =>
          addTo(
            text,
            'export const uniquePageCopy = {',
            `  '/${id}': page('${id}', { hero: titled, closing }),`,
          ),
      },
    ],
    code: (id) => [[`src/routes/${id}.tsx`, routeOf(id)]],
  },
  language: {
    templates: [],
    isId: (tag) =>
      /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag) &&
      Intl.DisplayNames.supportedLocalesOf(tag).length > 0,
    example: 'fr or pt-BR',
    files: (tag) => [`src/languages/${tag}`],
    edits: (tag) => [
      {
        file: 'src/content/languages.ts',
        edit: (text) => addTo(text, 'const languages = {', languageEntry(tag)),
      },
    ],
  },
};
