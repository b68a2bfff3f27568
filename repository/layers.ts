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
  'settings',
] as const;

export type LayerName = (typeof layerNames)[number];

const page = ['catalog', 'content', 'document', 'ui'] as const;

/**
 * Which layer may import which; `imports.test.ts` checks every file, and that every permission is used. A file may
 * import files of its own layer and of the listed layers. Only the build imports an entry.
 */
export const layers: Readonly<Record<LayerName, Layer>> = {
  // Ships to visitors. Content imports the catalogs' types, and loads the messages of services and industries on demand.
  catalog: { files: ['src/catalog/**', 'src/languages/**'], imports: [] },
  content: { files: ['src/content/**'], imports: ['catalog'] },
  document: { files: ['src/document/**'], imports: [] },
  ui: { files: ['src/ui/**'], imports: ['content', 'document'] },
  sections: { files: ['src/sections/**'], imports: page },
  contact: {
    files: ['src/contact/**'],
    imports: [...page, 'sections'],
    tests: ['suite support'],
  },
  // If `company.ts` names a receiver, the build puts this form in place of a part of `contact`.
  delivery: {
    files: ['src/delivery/**'],
    imports: [...page, 'contact'],
  },
  film: { files: ['src/film/**'], imports: page },
  pwa: {
    files: ['src/pwa/**'],
    // `virtual:delivery/page`: every page follows the messages that wait, if the form sends.
    imports: ['catalog', 'content', 'document', 'ui', 'delivery'],
  },
  shell: { files: ['src/shell/**'], imports: [...page, 'pwa'] },
  routes: {
    files: ['src/routes/**'],
    // `delivery` is behind `virtual:delivery/form`, one of the two forms.
    imports: ['catalog', 'content', 'ui', 'sections', 'contact', 'delivery', 'film', 'shell'],
  },
  router: {
    files: ['src/router.tsx', 'src/router.test.ts', 'src/routeTree.gen.ts'],
    imports: ['routes', 'shell', 'content'],
  },
  start: {
    files: ['src/start/**'],
    imports: ['content', 'document', 'ui', 'film', 'pwa', 'shell', 'router'],
  },
  entries: { files: ['src/entry-*'], imports: ['catalog', 'ui', 'router', 'start'] },
  'service-worker': {
    files: ['src/service-worker/**'],
    imports: ['content', 'delivery'],
    tests: ['contact'],
  },

  // Shows the site's components in development, and never ships.
  workbench: {
    files: ['workbench/**'],
    imports: [...page, 'sections', 'contact', 'film', 'pwa', 'shell', 'start'],
  },

  // Builds and serves the site.
  'one build': { files: ['build/build-release.ts'], imports: [] },
  'compiled catalogs': {
    files: ['build/catalog/**'],
    imports: ['content'],
    tests: ['specification'],
  },
  build: {
    files: ['build/**'],
    imports: ['compiled catalogs', 'catalog', 'content', 'ui', 'entries', 'deploy'],
    tests: ['one build', 'suite support'],
  },
  tools: {
    files: ['tools/**'],
    imports: ['content', 'ui', 'compiled catalogs', 'build', 'deploy', 'suite support'],
  },
  deploy: { files: ['deploy/**'], imports: ['content'], tests: ['build'] },
  settings: {
    files: ['*.config.ts'],
    imports: ['content', 'ui', 'compiled catalogs', 'build', 'deploy', 'suite support'],
  },

  // Tests and measures the site.
  'suite support': {
    files: ['e2e/support/**'],
    imports: ['catalog', 'content', 'one build', 'compiled catalogs', 'deploy'],
  },
  e2e: { files: ['e2e/**'], imports: ['content', 'suite support'] },
  a11y: { files: ['a11y/**'], imports: ['content', 'suite support'] },
  visual: { files: ['visual/**'], imports: ['suite support'] },
  engines: {
    files: ['engines/**'],
    imports: ['content', 'deploy', 'suite support', 'one build'],
  },
  listen: {
    files: ['listen/**'],
    imports: ['content', 'deploy', 'suite support', 'one build'],
  },
  bench: { files: ['bench/**'], imports: ['content', 'deploy', 'suite support'] },
  setup: { files: ['setup/**'], imports: ['deploy', 'suite support', 'engines', 'listen'] },
  repository: {
    files: ['repository/**'],
    imports: ['build'],
    tests: ['content', 'specification'],
  },
  specification: {
    files: ['specification/**'],
    imports: [],
    tests: ['content', 'compiled catalogs', 'build'],
  },
};
