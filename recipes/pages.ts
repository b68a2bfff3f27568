import { siteLanguages } from '#content/languages.ts';
import type { Recipe } from './recipe.ts';
import { rewrittenCatalog } from './rewritten-catalog.ts';
import type { WorkingCopy } from './working-copy.ts';

const table = 'specification/table.ts';
const icons = 'src/content/icons.ts';
const relations = 'src/content/relations.ts';
const plates = 'build/plates/plates.ts';
const relatedPages = 'src/content/related-pages.ts';

function changePageCount(copy: WorkingCopy, change: number): void {
  const [, pages = ''] = /pages: (\d+)/.exec(copy.read(table)) ?? [];
  copy.replace(table, `pages: ${pages}`, `pages: ${Number(pages) + change}`);
}

function changeCardCount(copy: WorkingCopy, change: number): void {
  const [, cards = ''] = /listedServices: (\d+)/.exec(copy.read(table)) ?? [];
  copy.replace(table, `listedServices: ${cards}`, `listedServices: ${Number(cards) + change}`);
}

/** The source of an entry in a list of `src/content`: the lines of `  <id>: {` to `  },`. */
function entryOf(list: string, id: string): string {
  const [entry] = new RegExp(`^ {2}'?${id}'?: \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm').exec(list) ?? [];
  if (!entry) throw new Error(`the list has no ${id}`);
  return entry;
}

interface ListedPage {
  readonly kind: 'services' | 'industry';
  readonly model: string;
  readonly id: string;
}

/**
 * The name of a page in menus: its id with a capital letter. The spelling tests read this name, so each id is a word in
 * every language.
 */
function nameOf(id: string): string {
  return id.slice(0, 1).toUpperCase() + id.slice(1);
}

const plateFile = (id: string) => `build/plates/plates/${id}.ts`;

/** `cloudServices` for `cloud-services`. */
const exportName = (id: string) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Gives a page the plate of the page that it is modelled on. */
function addPlate(copy: WorkingCopy, kind: ListedPage['kind'], model: string, id: string): void {
  copy.write(
    plateFile(id),
    copy
      .read(plateFile(model))
      .replace(`${kind}/${model}.json`, `${kind}/${id}.json`)
      .replace(`export const ${exportName(model)}:`, `export const ${exportName(id)}:`),
  );
  copy.replace(
    plates,
    /^import .*\/plates\/.*\n/m,
    `$&import { ${exportName(id)} } from './plates/${id}.ts';\n`,
  );
  copy.replace(plates, /^ {2}automation,\n/m, `$&  ${exportName(id)},\n`);
}

function removePlate(copy: WorkingCopy, id: string): void {
  copy.remove(plateFile(id));
  copy.replace(plates, new RegExp(`^import .*/${id}\\.ts';\\n`, 'm'), '');
  copy.replace(plates, new RegExp(`^ {2}(?:'${id}': .*|${id}),\\n`, 'm'), '');
}

/** Adds a page after the page that it is modelled on. */
function addPage(copy: WorkingCopy, { kind, model, id }: ListedPage): void {
  const list = `src/content/${kind === 'services' ? 'services' : 'industries'}.ts`;
  for (const language of siteLanguages) {
    const catalog = (name: string) => `src/catalog/${language}/${kind}/${name}.json`;
    copy.write(catalog(id), rewrittenCatalog(copy.read(catalog(model)), nameOf(id)));
  }
  const entry = entryOf(copy.read(list), model);
  copy.replace(list, entry, entry + entry.replaceAll(model, id));
  copy.replace(table, new RegExp(`^ {4}'${model}',\\n`, 'm'), `    '${model}',\n    '${id}',\n`);
  changePageCount(copy, 1);
  if (copy.contains(plateFile(model))) addPlate(copy, kind, model, id);
  if (kind === 'services') {
    changeCardCount(copy, 1);
    const pairs = [model, 'infrastructure'].map((other) => `  ['${other}', '${id}'],\n`);
    copy.replace(relations, /^ {2}\['artificial-intelligence'.*\n/m, `$&${pairs.join('')}`);
    copy.replace(relations, /^ {2}healthcare: \[/m, `$&'${id}', `);
  } else {
    copy.replace(relations, new RegExp(`^  ${model}: (\\[[^\\]]*\\],)\\n`, 'm'), `$&  ${id}: $1\n`);
  }
}

/** Matches the texts and figures that the specification's table orders of a page: an entry of one line or of many. */
function orderedOf(kind: ListedPage['kind'], id: string): RegExp {
  return new RegExp(
    `^ {4}(?:'${kind}/${id}'|'?${id}'?): [[{](?:.*|\\n[\\s\\S]*?^ {4})[\\]}],\\n`,
    'gm',
  );
}

/** Removes the icons that only this entry of a list used. */
function removeIcons(copy: WorkingCopy, entry: string): void {
  const sources = copy
    .filesMatching('src/**/*.{ts,tsx}')
    .filter((file) => file !== icons)
    .map((file) => copy.read(file))
    .join('\n');
  for (const [line, name] of copy.read(icons).matchAll(/^ {2}'([^']*)',\n/gm)) {
    const isUsed = sources.includes(`'${name}'`) || sources.includes(`name="${name}"`);
    if (entry.includes(`'${name}'`) && !isUsed) copy.replace(icons, line, '');
  }
}

function removePage(copy: WorkingCopy, kind: ListedPage['kind'], id: string): void {
  const list = `src/content/${kind === 'services' ? 'services' : 'industries'}.ts`;
  const entry = entryOf(copy.read(list), id);
  for (const language of siteLanguages) copy.remove(`src/catalog/${language}/${kind}/${id}.json`);
  copy.replace(list, entry, '');
  removeIcons(copy, entry);
  if (copy.contains(plateFile(id))) removePlate(copy, id);
  copy.replace(table, new RegExp(`^ {4}'${id}',\\n`, 'm'), '');
  copy.rewrite(table, (text) => text.replaceAll(orderedOf(kind, id), ''));
  changePageCount(copy, -1);
  if (kind === 'services') {
    changeCardCount(copy, -1);
    // Generative AI would be left with one pair.
    copy.replace(relations, `['gen-ai', '${id}']`, "['gen-ai', 'automation']");
    copy.replace(relations, new RegExp(`^ {2}\\['${id}', .*\\],\\n`, 'm'), '');
    copy.replace(relations, new RegExp(`'${id}', |, '${id}'|^ {4}'${id}',\\n`, 'gm'), '');
  } else {
    copy.replace(relations, new RegExp(`^ {2}'?${id}'?: \\[[^\\]]*\\],\\n`, 'm'), '');
  }
}

/** A unique page with a hero and a call to action. Its messages are those of About with their words in reverse order. */
const uniquePage = {
  messages: [
    'meta.title',
    'meta.description',
    'meta.keywords',
    'hero.title',
    'hero.subtitle',
    'closing.title',
    'closing.text',
    'closing.action',
  ],
  route: `import { createFileRoute } from '@tanstack/react-router';
import { translator } from '#catalog/translator.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/regional')({
  loader: async () =>
    (await import('#catalog/en/regional.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/regional'),
  component: Regional,
});

function Regional() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero drawing="about" accent="veg" title={t('hero.title')} text={t('hero.subtitle')} />
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
`,
};

const linkingLists = ['/about', '/careers', '/contact'];

function addUniquePage(copy: WorkingCopy): void {
  for (const language of siteLanguages) {
    const about = copy.json(`src/catalog/${language}/about.json`);
    const messages = Object.entries(about).filter(([id]) => uniquePage.messages.includes(id));
    const catalog = rewrittenCatalog(JSON.stringify(Object.fromEntries(messages)));
    copy.write(`src/catalog/${language}/regional.json`, catalog);
    copy.replace(
      `src/catalog/${language}/shell.json`,
      /^ {2}"navigation\.about".*\n/m,
      '$&  "navigation.regional": "Regional",\n',
    );
  }
  copy.write('src/routes/regional.tsx', uniquePage.route);
  copy.replace(
    'src/content/paths.ts',
    /^ {2}'\/careers': .*\n/m,
    "$&  '/regional': 'navigation.regional',\n",
  );
  copy.replace(
    'tools/pictures/share-card.ts',
    /^ {2}'\/careers': .*\n/m,
    "$&  '/regional': { drawing: 'about', accent: 'veg' },\n",
  );
  copy.replace('src/content/navigation.ts', /quickLinks = \[\n/, "$&  '/regional',\n");
  for (const path of linkingLists) copy.replace(relatedPages, `'${path}': [`, "$&'/regional', ");
  changePageCount(copy, 1);
}

function removeUniquePage(copy: WorkingCopy): void {
  for (const language of siteLanguages) {
    copy.remove(`src/catalog/${language}/regional.json`);
    copy.replace(`src/catalog/${language}/shell.json`, /^ {2}"navigation\.regional".*\n/m, '');
  }
  copy.remove('src/routes/regional.tsx');
  copy.replace('src/content/paths.ts', /^ {2}'\/regional': .*\n/m, '');
  copy.replace('tools/pictures/share-card.ts', /^ {2}'\/regional': .*\n/m, '');
  copy.replace('src/content/navigation.ts', "  '/regional',\n", '');
  copy.replace(relatedPages, /'\/regional', /g, '');
  changePageCount(copy, -1);
}

/** The recipes for pages. Each begins where the one before has ended. */
export const pageRecipes: readonly Recipe[] = [
  {
    heading: 'Add a service',
    also: 'Draw a plate',
    variant: 'of the standard template',
    perform: (copy) => addPage(copy, { kind: 'services', model: 'automation', id: 'control' }),
  },
  ...[
    { model: 'banking', id: 'editorial', variant: 'of the short template', also: 'Draw a plate' },
    { model: 'retail', id: 'textiles', variant: 'of the detailed template', also: 'Draw a plate' },
    { model: 'energy', id: 'gas', variant: 'of the placeholder template' },
  ].map(({ model, id, ...recipe }) => ({
    heading: 'Add an industry',
    ...recipe,
    perform: (copy: WorkingCopy) => addPage(copy, { kind: 'industry', model, id }),
  })),
  { heading: 'Add a unique page', variant: 'linked in the footer', perform: addUniquePage },
  {
    heading: 'Remove a service',
    also: 'Remove a plate',
    variant: 'of the standard template',
    perform: (copy) => removePage(copy, 'services', 'change-management'),
  },
  {
    heading: 'Remove an industry',
    also: 'Remove a plate',
    variant: 'of the detailed template',
    perform: (copy) => removePage(copy, 'industry', 'travel'),
  },
  {
    heading: 'Remove a unique page',
    continues: 'Add a unique page',
    variant: 'linked in the footer',
    perform: removeUniquePage,
  },
];
