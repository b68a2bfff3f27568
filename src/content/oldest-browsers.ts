/**
 * The oldest browsers in which the site hydrates, named as in MDN's compatibility data. The build lowers syntax to them
 * (vite.config.ts), and e2e/offline/oldest-browsers.spec.ts takes newer APIs away. In older browsers a page stays HTML.
 */
export const oldestBrowsers = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
} as const;
