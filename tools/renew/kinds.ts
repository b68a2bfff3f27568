import { defaultLanguage, type Language, siteLanguages } from '#content/languages.ts';
import { hostFiles } from '#deploy/hosts/host-files.ts';
import { favicon, faviconDrawing, iconDrawing, icons } from '#tools/icons/icon.ts';
import type { Kind } from './renewal.ts';
import { names, sentences, texts } from './sources.ts';

/** What a company changes without code. */
const facts = () => texts('src/content/{company,languages,mark}.ts', 'src/ui/tokens.ts');

const fontPackages = () =>
  texts(
    'node_modules/@fontsource-variable/{familjen-grotesk,figtree}/package.json',
    'node_modules/subset-font/package.json',
  );

/** What the pages say that the browser suites and the screen readers open. */
const openedPages = () =>
  sentences(
    defaultLanguage,
    /^(?!.*\b(?:services|industry|industries)\/)/,
    /\b(?:cloud-services|gen-ai|automation|banking|retail|energy):/,
    // Menus and indexes name and describe the other pages.
    /:(?:name|summary|hero\.title|features\.\d+)$/,
  );

/** First-view fonts. Stale if the sentences have another set of characters, or the packages another version. */
const fonts = (language: Language): Kind => ({
  name: `fonts ${language}`,
  language,
  source: () =>
    [
      [...new Set(sentences(language, /./))].toSorted().join(''),
      texts('src/content/company.ts', 'src/content/languages.ts', 'tools/fonts/!(*.test).ts'),
      texts(`src/languages/${defaultLanguage}/fonts/fonts.css`),
      fontPackages(),
    ].join('\n'),
  files: [`src/languages/${language}/fonts/*`],
  command: `node tools/fonts/first-view-fonts.ts && biome format --write src/languages/${language}/fonts`,
});

/**
 * Share pictures and install screenshots. Stale if a page is added or removed, or if its heading, its name, its drawing, the
 * card's style, or the first screen of a photographed page changes.
 */
const pictures = (language: Language): Kind => ({
  name: `pictures ${language}`,
  language,
  source: () =>
    [
      facts(),
      sentences(
        language,
        /:(?:name|hero\.title)$/,
        /:(?:navigation|footer)\./,
        /\b(?:home|cloud-services|industry|contact):hero\./,
      ),
      names('src/routes/*.tsx'),
      texts('src/content/industries.ts', 'src/content/installed-app.ts'),
      texts('src/content/services.ts', 'src/content/page-names.ts'),
      texts('plugins/drawings/!(*.test).ts'),
      texts('tools/pictures/render-pictures.ts', 'tools/pictures/share-card.*'),
    ].join('\n'),
  files: [`src/languages/${language}/pictures/**/*.{png,jpg}`],
  command: 'node tools/pictures/render-pictures.ts',
  needsBuild: true,
});

/**
 * Everything that is generated and committed, in the order of renewal. A kind is stale if its source changed, or if
 * something but its command changed one of its files. The source is what the files show, as far as a second is enough to
 * read it: sentences, the company's facts, lists, colours, drawings. Components and layout are no part of it. The
 * suites compare baselines, transcripts and engines with the site and find their changes; then `npm run renew -- visual`
 * renews a kind that is not stale.
 */
export const kinds: readonly Kind[] = [
  {
    // Stale if a host's file would have another text.
    name: 'hosts',
    source: () => JSON.stringify(hostFiles),
    files: hostFiles.map(({ path }) => `deploy/${path}`),
    command: 'node deploy/hosts/host-files.ts',
  },
  ...siteLanguages.map(fonts),
  {
    // Stale if an icon would be drawn in another way.
    name: 'icons',
    source: () => [...icons, favicon].map(iconDrawing).join('\n') + faviconDrawing(),
    files: ['public/icons/*', 'public/favicon.*'],
    command: 'node tools/icons/icon.ts',
  },
  {
    // Stale if the packages have another version. A sentence changes the mean width by less than a thousandth.
    name: 'fallbacks',
    source: fontPackages,
    files: ['src/ui/fallback-fonts.css'],
    command: 'node tools/fonts/measure-fallbacks.ts',
    needsBuild: true,
  },
  ...siteLanguages.map(pictures),
  {
    // All pages, and all plates. Stale if a page is added, renamed or removed, or if a plate changes.
    name: 'sheets',
    source: () =>
      [
        facts(),
        sentences(defaultLanguage, /:(?:name|hero\.title)$/, /:plate\./),
        names('src/routes/*.tsx'),
        texts('plugins/plates/plates/*.ts'),
        texts('tools/pictures/render-sheets.ts', 'tools/pictures/sheet.css'),
      ].join('\n'),
    files: ['docs/*.webp'],
    command: 'node tools/pictures/render-sheets.ts',
    needsBuild: true,
  },
  {
    // The pictures of the visual suite. Stale if an opened page says something else, or if a colour or a font changes.
    name: 'visual',
    source: () =>
      [facts(), openedPages(), texts(`src/languages/${defaultLanguage}/fonts/*`)].join('\n'),
    files: ['e2e/visual/baselines/*.png'],
    command: 'playwright test --project=visual* --update-snapshots',
    needsBuild: true,
  },
  {
    // What the browser tells screen readers. Stale if an opened page says something else.
    name: 'transcripts',
    source: () => texts('src/content/company.ts') + openedPages(),
    files: ['a11y/transcripts/*.txt'],
    command: 'playwright test --project=a11y transcripts --update-snapshots',
    needsBuild: true,
  },
  {
    // What Orca says in Firefox. Stale if an opened page says something else.
    name: 'listen',
    source: () => texts('src/content/company.ts') + openedPages(),
    files: ['a11y/listen/transcripts/*.txt'],
    command: 'node a11y/listen/run.ts --update',
    needsBuild: true,
  },
  {
    // What meets each criterion of WCAG. A unit test compares the page with its source.
    name: 'report',
    source: () => texts('docs/accessibility-report.yaml'),
    files: ['docs/accessibility-report.md'],
    command: 'node tools/renew/write-accessibility-report.ts',
  },
  {
    // What works in Firefox and WebKit. Stale if a journey changes.
    name: 'engines',
    source: () => texts('e2e/engines/*.journeys.ts', 'e2e/engines/run.ts'),
    files: ['docs/engines.md'],
    command: 'node e2e/engines/run.ts',
    needsBuild: true,
  },
];
