/** The messages of one catalog by id, as compiled by the build. */
export type Catalog<Id extends string> = Readonly<Record<Id, string>>;

/** Loads a catalog by a dynamic import. */
export type LoadCatalog<Messages> = () => Promise<{ readonly default: Messages }>;

/** The messages of every page for search engines and the browser's tab. */
export type MetadataMessageId = 'meta.title' | 'meta.description' | 'meta.keywords';
