/** A script that many pages share. A file that is in no list is bundled for the pages that import it. */
interface Chunk {
  readonly name: string;
  /** Its source files, as globs from the root. The modules that they import are included. */
  readonly files: readonly string[];
}

/** Sections that most pages show. */
export const sharedSections = [
  'ArrowLink',
  'Breadcrumbs',
  'CallToAction',
  'Excellence',
  'PageHero',
  'Reasons',
  'RelatedPages',
  'SectionHeading',
  'Solutions',
  'Statistics',
] as const;

/** Sections that few pages show. Only those pages load them. */
export const pageSections = [
  'CheckGrid',
  'Checklists',
  'HairlineTiles',
  'LegalText',
  'OnwardLinks',
  'PlateDetail',
  'Plate',
  'Questions',
  'RuledCards',
  'RuledPairs',
  'Steps',
  'CardPanel',
] as const;

/** Lists of `src/content` that few pages show. Only those pages load them. */
const pageContent = ['home', 'jobs', 'subjects'] as const;

export const chunks: readonly Chunk[] = [
  {
    name: 'framework',
    files: [
      'src/app/framework.ts',
      'node_modules/{react,react-dom,scheduler}/**',
      'node_modules/@tanstack/**',
    ],
  },
  {
    // The header, footer and notices, the route definitions without components, and the shared sections.
    name: 'shell',
    files: [
      // The one stylesheet joins the styles of the chunks in turn: these come before those of the components.
      'src/languages/*/fonts/fonts.css',
      'src/ui/{fallback-fonts,base,patterns}.css',
      'src/app/{hydrate.tsx,complete-icon-sheet.ts}',
      'src/shell/**',
      `src/content/!(${pageContent.join('|')}).ts`,
      // Small modules that several pages import. Otherwise each would become its own file.
      'src/browser/{moments,network}.ts',
      'src/ui/{ActionLink,EmailLink}.tsx',
      'src/sections/tile-columns.ts',
      `src/sections/{${sharedSections.join(',')}}.tsx`,
    ],
  },
];
