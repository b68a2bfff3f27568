import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import type { Accent } from '#content/industries.ts';
import { mark } from '#content/mark.ts';
import { pageFile } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { drawing } from '#plugins/drawings/drawings.ts';
import { builtText } from '#plugins/output/built-site.ts';
import {
  attribute,
  elements,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
  texts,
} from '#plugins/output/html-tree.ts';
import { declarations, light, night } from '#ui/tokens.ts';
import { fonts } from './screenshot-page.ts';

const style = readFileSync(join(import.meta.dirname, 'share-card.css'), 'utf8');
const shapes = mark.shapes.map(({ path, fill }) => `<path class="${fill}" d="${path}"/>`);

/**
 * The share picture of a page of the built site as an HTML document that loads no other file: the page's heading, and its
 * name where the heading does not contain it.
 */
export function shareCard(path: Path): string {
  const page = parseHtml(builtText(pageFile(path)));
  const { name, accent } = artwork(page);
  const title = elements(page, 'h1').flatMap(texts).join('').trim();
  const repeats = (text: string) => title.toLowerCase().includes(text.toLowerCase());
  const label = namesOf(path, page).find((text) => !repeats(text));
  // Home has the night palette of its hero.
  const palette =
    path === '/' ? { ...night, ground: night.paper } : { ...light, ground: light['paper-2'] };
  return `<!doctype html>
<meta charset="utf-8">
<style>
${fonts}
:root{${declarations(palette)};--accent:${palette[accent]}}
${style}</style>
${drawing(name).replace('<svg', '<svg class="drawing" preserveAspectRatio="xMidYMid slice"')}
<p class="company"><svg class="mark" viewBox="0 0 ${mark.width} ${mark.height}">${shapes.join('')}</svg>${escaped(company.name)}</p>
<div class="page"><p class="label">${escaped(label ?? '')}</p><h1 class="title">${escaped(title)}</h1></div>
`;
}

const accents = ['water', 'veg', 'flag'] as const satisfies readonly Accent[];

const classOf = (element: HtmlElement) => attribute(element, 'class') ?? '';

/** The drawing of the page's hero, and the colour of its lines. Home has a film and no drawing. */
function artwork(page: HtmlNode): { name: string; accent: Accent | 'copper' } {
  const hero = elements(page, 'svg').find((svg) => /\bhero-drawing\b/.test(classOf(svg)));
  if (!hero) return { name: 'datum', accent: 'copper' };
  const index = elements(hero, 'use').find((use) => /\bdrawing-index\b/.test(classOf(use)));
  const [, name] = /([\w-]+)\.svg/.exec((index && attribute(index, 'href')) ?? '') ?? [];
  const accent = accents.find((each) => index && classOf(index).includes(`stroke-${each}`));
  if (name === undefined || accent === undefined) throw new Error('the hero has no drawing');
  return { name, accent };
}

/** A page's name and that of the page above it, from its breadcrumbs; without breadcrumbs, its name in the links of menu and footer. */
function namesOf(path: Path, page: HtmlNode): string[] {
  // “Home” says nothing in a link that somebody shares.
  if (path === '/') return [];
  const crumbs = elements(page, 'li').filter((item) => /\bbreadcrumb\b/.test(classOf(item)));
  const links = elements(page, 'a').filter(
    (link) => attribute(link, 'href') === path && /\b(?:mobile|footer)-link\b/.test(classOf(link)),
  );
  const named = crumbs.length > 0 ? crumbs.slice(1).reverse() : links.slice(0, 1);
  return named.map((element) => texts(element).join('').trim());
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
