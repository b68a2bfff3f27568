import type { Plugin } from 'vite';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { iconSheet } from '#plugins/icons/icons.ts';

/** In development every address returns the empty index.html, which the router fills in the browser. */
export function developmentPage(language: string): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}" dir="${textDirection(language)}">`)
        .replace('<body>', `<body>${iconSheet('')}`),
  };
}
