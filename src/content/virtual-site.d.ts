/** What build/pages/site-module.ts serves: the origins of the site, for links between its languages. */
declare module 'virtual:site' {
  type Site = import('#content/languages.ts').Site;
  export const origin: Site['origin'];
  export const origins: Site['origins'];
  export const others: readonly Pick<Site['others'][number], 'language' | 'name' | 'origin'>[];
}
