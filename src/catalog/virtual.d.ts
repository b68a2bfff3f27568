/** A module of build/catalog: the language of the catalogs. */
declare module 'virtual:catalog/language' {
  const language: string;
  export default language;
}
