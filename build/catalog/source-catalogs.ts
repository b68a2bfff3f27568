import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { catalogFolder, catalogsFolder } from './catalog-folder.ts';

/** The messages of a catalog by id, as the file has them, with their arguments. */
export type SourceCatalog = Readonly<Record<string, string>>;

/** The languages that have a folder of catalogs. */
export function catalogLanguages(): string[] {
  return readdirSync(catalogsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The names of a language's catalogs, such as `home` and `services/gen-ai`, sorted. */
export function catalogNames(language: string): string[] {
  const folder = catalogFolder(language);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(sep, '/').replace(/\.json$/, ''))
    .sort();
}

/** One catalog by its name, before compilation. */
export function sourceCatalog(language: string, name: string): SourceCatalog {
  return JSON.parse(readFileSync(join(catalogFolder(language), `${name}.json`), 'utf8'));
}
