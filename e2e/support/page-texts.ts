import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { company } from '#content/company.ts';
import { NOT_FOUND, type PageId, pageName } from '#content/page-names.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly heading: string;
}

/** The texts of a page's head and heading, from its catalog. */
export function pageTexts(page: PageId): PageTexts {
  const messages = readCatalog(pageName(page));
  const text = (id: string) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`the catalog of ${page} has no ${id}`);
    return message.replaceAll('{company}', company.name);
  };
  return {
    title: text('meta.title'),
    description: text('meta.description'),
    keywords: text('meta.keywords'),
    heading: page === NOT_FOUND ? `${text('title')} ${text('message')}` : text('hero.title'),
  };
}

/** The messages of a catalog, such as `services/gen-ai`, with their placeholders. */
export function readCatalog(name: string): Readonly<Record<string, string>> {
  const folder = resolve(import.meta.dirname, '../../src/catalog', company.language);
  return JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'));
}
