import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accent } from '#content/appearance.ts';
import { company } from '#content/company.ts';
import type { DrawingName } from '#content/drawings.ts';
import { industries, industryIds } from '#content/industries.ts';
import { mark } from '#content/mark.ts';
import { pageFile } from '#content/page-names.ts';
import { industryPath, type Path, servicePath, type UniquePath } from '#content/paths.ts';
import { serviceIds, services } from '#content/services.ts';
import { drawing } from '#plugins/drawings/drawing.ts';
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
import { fonts } from './fonts.ts';

interface Artwork {
  /** Home has a film and no drawing, so its card has the drawing `datum`. */
  readonly drawing: DrawingName | 'datum';
  readonly accent: Accent | 'copper';
}

/** The drawings of the pages with a route of their own. */
const uniqueArtwork: Readonly<Record<UniquePath, Artwork>> = {
  '/': { drawing: 'datum', accent: 'copper' },
  '/services': { drawing: 'services', accent: 'water' },
  '/contact': { drawing: 'contact', accent: 'water' },
  '/about': { drawing: 'about', accent: 'veg' },
  '/careers': { drawing: 'careers', accent: 'water' },
  '/privacy': { drawing: 'legal', accent: 'water' },
  '/terms': { drawing: 'legal', accent: 'water' },
  '/industry': { drawing: 'industry', accent: 'veg' },
};

const artwork: Readonly<Record<string, Artwork>> = {
  ...uniqueArtwork,
  ...Object.fromEntries(
    serviceIds.map((id) => [servicePath(id), { drawing: id, accent: services[id].accent }]),
  ),
  ...Object.fromEntries(
    industryIds.map((id) => [industryPath(id), { drawing: id, accent: industries[id].accent }]),
  ),
};

const style = readFileSync(join(import.meta.dirname, 'share-card.css'), 'utf8');
const shapes = mark.shapes.map(({ path, fill }) => `<path class="${fill}" d="${path}"/>`);

/**
 * The share picture of a page of the built site as an HTML document that loads no other file: the page's heading, and its
 * name where the heading does not contain it.
 */
export function shareCard(path: Path): string {
  const shown = artwork[path];
  if (!shown) throw new Error(`${path} has no drawing`);
  const page = parseHtml(builtText(pageFile(path)));
  const title = elements(page, 'h1').flatMap(texts).join('').trim();
  const repeats = (name: string) => title.toLowerCase().includes(name.toLowerCase());
  const label = namesOf(path, page).find((name) => !repeats(name));
  // Home has the night palette of its hero.
  const palette =
    path === '/' ? { ...night, ground: night.paper } : { ...light, ground: light['paper-2'] };
  return `<!doctype html>
<meta charset="utf-8">
<style>
${fonts}
:root{${declarations(palette)};--accent:${palette[shown.accent]}}
${style}</style>
${drawing(shown.drawing).replace('<svg', '<svg class="drawing" preserveAspectRatio="xMidYMid slice"')}
<p class="company"><svg class="mark" viewBox="0 0 ${mark.width} ${mark.height}">${shapes.join('')}</svg>${escaped(company.name)}</p>
<div class="page"><p class="label">${escaped(label ?? '')}</p><h1 class="title">${escaped(title)}</h1></div>
`;
}

/** A page's name and that of the page above it, from its breadcrumbs; without breadcrumbs, its name in the links of menu and footer. */
function namesOf(path: Path, page: HtmlNode): string[] {
  // “Home” says nothing in a link that somebody shares.
  if (path === '/') return [];
  const classOf = (element: HtmlElement) => attribute(element, 'class') ?? '';
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
