/** What plugins/pages/page-locale.ts serves: the pages' language and its writing direction. */
declare module 'virtual:page-locale' {
  const locale: { readonly locale: string; readonly direction: 'ltr' | 'rtl' };
  export default locale;
}
