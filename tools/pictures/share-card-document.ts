import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawing } from '#build/drawings/drawing.ts';
import { company } from '#content/company.ts';
import { mark } from '#content/mark.ts';
import { declarations, light, night, type Palette } from '#ui/tokens.ts';
import { fonts } from './fonts.ts';
import type { ShareCard } from './share-card.ts';

const file = (path: string) => readFileSync(path, 'utf8');
const style = file(resolve(import.meta.dirname, 'share-card.css'));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** A card's background and palette: Home has the night palette of its hero. */
export function cardPalette({ path }: ShareCard): Palette & { readonly ground: string } {
  return path === '/' ? { ...night, ground: night.paper } : { ...light, ground: light['paper-2'] };
}

const markShapes = mark.shapes
  .map(({ path, fill }) => `<path class="${fill}" d="${path}"/>`)
  .join('');

/** A share picture as an HTML document that loads no other file. */
export function shareCardDocument(card: ShareCard): string {
  const palette = cardPalette(card);
  return `<!doctype html>
<html lang="${card.language}">
<meta charset="utf-8">
<style>
${fonts}
:root{${declarations(palette)};--accent:${palette[card.accent]}}
${style}</style>
${drawing(card.drawing).replace('<svg', '<svg class="drawing" preserveAspectRatio="xMidYMid slice"')}
<p class="company"><svg class="mark" viewBox="0 0 ${mark.width} ${mark.height}">${markShapes}</svg>${escaped(company.name)}</p>
<div class="page"><p class="label">${escaped(card.label ?? '')}</p><h1 class="title">${escaped(card.title)}</h1></div>
`;
}
