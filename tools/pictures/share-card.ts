import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { mark } from '#content/mark.ts';
import { pageFile } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { drawing } from '#plugins/drawings/drawings.ts';
import { colours as film } from '#plugins/drawings/film.ts';
import { builtText } from '#plugins/output/built-site.ts';
import { elements, type HtmlNode, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { declarations, forest, light, night } from '#ui/tokens.ts';
import { fonts } from './screenshot-page.ts';

const style = readFileSync(join(import.meta.dirname, 'share-card.css'), 'utf8');
const shapes = mark.shapes.map(({ path, fill }) => `<path class="${fill}" d="${path}"/>`);

/**
 * The share picture of a page of the built site as an HTML document that loads no other file: the page's heading, and its
 * name where the heading does not contain it.
 */
export function shareCard(path: Path): string {
  const page = parseHtml(builtText(pageFile(path)));
  const title = elements(page, 'h1').flatMap(texts).join('').trim();
  const repeats = (text: string) => title.toLowerCase().includes(text.toLowerCase());
  const label = namesOf(path, page).find((text) => !repeats(text));
  return `<!doctype html>
<meta charset="utf-8">
<style>
${fonts}
:root{${declarations(lookOf(path))}}
${style}</style>
${drawing(path.split('/').at(-1) || 'datum').replace('<svg', '<svg class="drawing" preserveAspectRatio="xMidYMid slice"')}
<p class="company"><svg class="mark" viewBox="0 0 ${mark.width} ${mark.height}">${shapes.join('')}</svg>${escaped(company.name)}</p>
<div class="page"><p class="label">${escaped(label ?? '')}</p><h1 class="title">${escaped(title)}</h1></div>
`;
}

/** The colours of a page's hero. Home has those of its film. */
function lookOf(path: Path) {
  if (path === '/') return { ...night, ground: night.paper, accent: film.index };
  if (path.startsWith('/services')) return { ...night, ground: night.paper, accent: night.water };
  if (path.startsWith('/industry')) return { ...forest, ground: forest.paper, accent: forest.veg };
  return { ...light, ground: light['paper-2'], accent: light.water };
}

/** A page's name and that of the page above it, from its breadcrumbs; without breadcrumbs, its name in the links of menu and footer. */
function namesOf(path: Path, page: HtmlNode): string[] {
  // “Home” says nothing in a link that somebody shares.
  if (path === '/') return [];
  const crumbs = elements(page, 'li.breadcrumb');
  const links = elements(page, `:is(.mobile-link, .footer-link)[href="${path}"]`);
  const named = crumbs.length > 0 ? crumbs.slice(1).reverse() : links.slice(0, 1);
  return named.map((element) => texts(element).join('').trim());
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
