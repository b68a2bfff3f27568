/** One page's messages by id, as the build has compiled them. */
export type Catalog<Id extends string> = Readonly<Record<Id, string>>;

/** How a catalog arrives from a dynamic import. */
export type LoadCatalog<Messages> = () => Promise<{ readonly default: Messages }>;

/** What every page's catalog says to search engines and browser tabs. */
export type MetadataMessageId = 'meta.title' | 'meta.description' | 'meta.keywords';
