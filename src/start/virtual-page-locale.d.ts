/** What build/pages/page-locale.ts serves: the pages' language and the way it is written. */
declare module 'virtual:page-locale' {
  const locale: { readonly locale: string; readonly direction: 'ltr' | 'rtl' };
  export default locale;
}
