/** A script that many pages share. A file that no list names goes to the pages that import it. */
interface Chunk {
  readonly name: string;
  /** Its source files, as globs from the root; what they import comes with them. */
  readonly files: readonly string[];
}

/** Sections that most pages show. */
export const sharedSections = [
  'Breadcrumbs',
  'CallToAction',
  'Narratives',
  'PageHero',
  'ReadMore',
  'Reasons',
  'SectionHeading',
  'Solutions',
  'Statistics',
  'SuccessStories',
  'Tags',
] as const;

/** Sections that few pages show: a page loads those that it shows. */
export const pageSections = [
  'CheckGrid',
  'Checklists',
  'HairlineTiles',
  'LegalText',
  'OnwardLinks',
  'RuledCards',
  'RuledPairs',
  'Steps',
  'SurveySheet',
] as const;

export const chunks: readonly Chunk[] = [
  {
    name: 'framework',
    files: [
      'src/start/framework.ts',
      'node_modules/{react,react-dom,scheduler}/**',
      'node_modules/@tanstack/**',
    ],
  },
  {
    // The frame, the routes' definitions without their pages, and the sections that most pages show.
    name: 'shell',
    files: [
      'src/start/{hydrate.tsx,complete-icon-sheet.ts}',
      'src/shell/**',
      'src/content/**',
      // Small files that several pages' own chunks import: each would be a file of its own.
      'src/catalog/ordinals.ts',
      'src/document/page-at-rest.ts',
      'src/ui/{ActionLink,TextWithEmail}.tsx',
      `src/sections/{${sharedSections.join(',')}}.tsx`,
    ],
  },
];
