import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A compiled message: plain text as it is, anything with arguments or tags as a parsed tree. */
export type Message = string | MessageFormatElement[];

/** One page's messages by id. */
export type Catalog<Id extends string> = Readonly<Record<Id, Message>>;

/** How a catalog arrives from a dynamic import. */
export type LoadCatalog<Messages> = () => Promise<{ readonly default: Messages }>;

/** What every page's catalog says to search engines and browser tabs. */
export type MetadataMessageId = 'meta.title' | 'meta.description' | 'meta.keywords';
