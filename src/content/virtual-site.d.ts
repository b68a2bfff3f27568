/** What plugins/pages/site-module.ts serves: what pages need to know of their language and of the others. */
declare module 'virtual:site' {
  type Site = import('#content/languages.ts').Site;
  /** The language of the copy: of a pseudo-locale, its own tag. */
  export const language: string;
  export const origin: Site['origin'];
  export const socialLocale: Site['socialLocale'];
  export const origins: Site['origins'];
  export const others: readonly Pick<Site['others'][number], 'language' | 'name' | 'origin'>[];
}
