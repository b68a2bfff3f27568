/** What build/catalog serves beside the catalogs themselves: the language that they are in. */
declare module 'virtual:catalog/language' {
  const language: string;
  export default language;
}
