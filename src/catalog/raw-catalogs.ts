/** A catalog before compilation: message sources by id. */
type RawCatalog = Readonly<Record<string, string>>;

/** `?raw`, because the build's plugin compiles catalogs that are imported as JSON. */
const files = import.meta.glob<string>('./en/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every catalog by name (`home`, `services/gen-ai`), for tests. Pages import compiled catalogs. */
export const rawCatalogs: ReadonlyMap<string, RawCatalog> = new Map(
  Object.entries(files).map(([file, source]) => {
    const messages: RawCatalog = JSON.parse(source);
    return [file.replace('./en/', '').replace(/\.json$/, ''), messages];
  }),
);

/** One catalog by its name. Throws if there is no such catalog. */
export function rawCatalog(name: string): RawCatalog {
  const catalog = rawCatalogs.get(name);
  if (!catalog) throw new Error(`there is no catalog ${name}`);
  return catalog;
}
