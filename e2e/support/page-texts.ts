import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { company } from '#content/company.ts';
import type { Path } from '#content/paths.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly heading: string;
}

/** What a page must say in its head and heading, from its raw catalog. */
export function pageTexts(path: Path | '/404'): PageTexts {
  const messages = readCatalog(
    path === '/' ? 'home' : path === '/404' ? 'not-found' : path.slice(1),
  );
  const text = (id: string) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`the catalog of ${path} has no ${id}`);
    return message.replaceAll('{company}', company.name);
  };
  return {
    title: text('meta.title'),
    description: text('meta.description'),
    keywords: text('meta.keywords'),
    heading: path === '/404' ? `${text('title')} ${text('message')}` : text('hero.title'),
  };
}

/** The messages of a catalog, such as `services/gen-ai`, as they are written. */
export function readCatalog(name: string): Readonly<Record<string, string>> {
  const folder = resolve(import.meta.dirname, '../../src/catalog', company.language);
  return JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'));
}
