/** What plugins/chunks/chunks.ts serves: the addresses of the scripts of all pages, with spaces between. */
declare module 'virtual:page-files' {
  const addresses: string;
  export default addresses;
}
