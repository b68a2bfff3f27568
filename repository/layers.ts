/** A set of files, with the other layers that these files may import. */
interface Layer {
  /** Globs from the root. */
  readonly files: readonly string[];
  readonly imports: readonly LayerName[];
  /** The layers that only tests of this layer may import. */
  readonly tests?: readonly LayerName[];
}

/** A file belongs to the first layer in this order with a matching glob. */
export const layerNames = [
  'catalog',
  'content',
  'document',
  'ui',
  'sections',
  'contact',
  'delivery',
  'film',
  'pwa',
  'shell',
  'routes',
  'router',
  'start',
  'entries',
  'service-worker',
  'workbench',
  'one build',
  'compiled catalogs',
  'build',
  'tools',
  'deploy',
  'suite support',
  'e2e',
  'a11y',
  'visual',
  'engines',
  'listen',
  'setup',
  'bench',
  'repository',
  'specification',
  'recipes',
  'settings',
] as const;

export type LayerName = (typeof layerNames)[number];

const page = ['catalog', 'content', 'document', 'ui'] as const;
const frame = [...page, 'sections', 'pwa', 'shell'] as const;
const suite = ['content', 'suite support', 'one build'] as const;

/**
 * Which layer may import which; `imports.test.ts` checks every file. A file may import files of its own
 * layer and of the listed layers. Only the build imports an entry.
 */
export const layers: Readonly<Record<LayerName, Layer>> = {
  // Ships to visitors. Content imports the catalogs' names and types.
  catalog: { files: ['src/catalog/**'], imports: [] },
  content: { files: ['src/content/**'], imports: ['catalog'] },
  document: { files: ['src/document/**'], imports: ['content'] },
  ui: { files: ['src/ui/**'], imports: ['content', 'document'] },
  sections: { files: ['src/sections/**'], imports: page },
  contact: {
    files: ['src/contact/**'],
    imports: [...page, 'sections'],
    tests: ['suite support'],
  },
  // The form that sends, which replaces a part of `contact` by `company.ts` (build/delivery).
  delivery: {
    files: ['src/delivery/**'],
    imports: [...page, 'contact'],
  },
  film: { files: ['src/film/**'], imports: page },
  pwa: { files: ['src/pwa/**'], imports: page },
  shell: { files: ['src/shell/**'], imports: [...page, 'sections', 'pwa'] },
  routes: { files: ['src/routes/**'], imports: [...frame, 'contact', 'film'] },
  router: {
    files: ['src/router.tsx', 'src/router.test.ts', 'src/routeTree.gen.ts'],
    imports: ['routes', 'shell', 'content'],
  },
  start: { files: ['src/start/**'], imports: [...frame, 'film', 'router'] },
  entries: { files: ['src/entry-*'], imports: [...frame, 'film', 'router', 'start'] },
  'service-worker': { files: ['src/service-worker/**'], imports: ['content', 'delivery'] },

  // Shows the site's components in development, and never ships.
  workbench: {
    files: ['workbench/**'],
    imports: [...frame, 'contact', 'film', 'start', 'compiled catalogs', 'build'],
  },

  // Builds and serves the site.
  'one build': { files: ['build/build-site.ts'], imports: [] },
  'compiled catalogs': {
    files: ['build/catalog/**'],
    imports: ['content'],
    tests: ['specification'],
  },
  build: {
    files: ['build/**'],
    imports: ['compiled catalogs', 'catalog', 'content', 'ui', 'entries', 'deploy'],
    tests: ['one build', 'start'],
  },
  tools: {
    files: ['tools/**'],
    imports: ['catalog', 'content', 'ui', 'compiled catalogs', 'build', 'deploy', 'suite support'],
  },
  deploy: { files: ['deploy/**'], imports: ['content'], tests: ['build'] },
  settings: {
    files: ['*.config.ts'],
    imports: ['content', 'ui', 'compiled catalogs', 'build', 'suite support'],
  },

  // Tests and measures the site.
  'suite support': {
    files: ['e2e/support/**'],
    imports: ['content', 'one build', 'compiled catalogs', 'deploy'],
  },
  e2e: { files: ['e2e/**'], imports: [...suite, 'deploy'] },
  a11y: { files: ['a11y/**'], imports: suite },
  visual: { files: ['visual/**'], imports: suite },
  engines: { files: ['engines/**'], imports: suite },
  listen: { files: ['listen/**'], imports: suite },
  bench: { files: ['bench/**'], imports: ['content', 'deploy', 'suite support'] },
  setup: { files: ['setup/**'], imports: ['deploy', 'suite support', 'engines', 'listen'] },
  repository: {
    files: ['repository/**'],
    imports: [],
    tests: ['compiled catalogs', 'build', 'content', 'specification'],
  },
  recipes: { files: ['recipes/**'], imports: ['content', 'specification'] },
  specification: {
    files: ['specification/**'],
    imports: ['content'],
    tests: ['compiled catalogs', 'build'],
  },
};
