import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { companyFacts } from '#content/facts.ts';
import { siteIn, siteLanguages } from '#content/languages.ts';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';

// What can be wrong with a text: it is in the wrong place, cut off, or not translated.

/** Runs in the page: each text that sticks out of the window or overlaps another, except in sticky and hidden parts. */
export function misplacedTexts(): string[] {
  const complaints: string[] = [];
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  if (overflow > 0) complaints.push(`the page scrolls sideways by ${overflow} px`);

  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts: {
    element: HTMLElement;
    box: Record<'left' | 'right' | 'top' | 'bottom', number>;
  }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.sr-only, svg, [class*=sticky]')) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    // The font's own height, which is more than the line height of a headline.
    const glyphs = range.getClientRects()[0]?.height ?? 0;
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    const spare = Math.max(0, (glyphs - line) / 2 || 0);
    if (width <= 1 || height - 2 * spare <= 1) continue;
    const [top, bottom] = [y + spare, y + height - spare];
    texts.push({ element, box: { left: x, right: x + width, top, bottom } });
  }

  const name = (element: HTMLElement) => element.textContent?.trim().slice(0, 40);
  for (const { element, box } of texts) {
    if (box.left < -1 || box.right > window.innerWidth + 1) {
      complaints.push(`“${name(element)}” sticks out of the window`);
    }
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= 4 || down <= 8) continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element)) {
        complaints.push(`“${name(one.element)}” lies on “${name(other.element)}”`);
      }
    }
  });
  return complaints;
}

export async function lostTexts(page: Page): Promise<string[]> {
  return [...(await page.evaluate(misplacedTexts)), ...(await page.evaluate(clippedTexts))];
}

function clippedTexts(): string[] {
  const complaints = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    // A picture that fills its box is cropped together with its labels.
    if (element.closest('.sr-only, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = range.getBoundingClientRect();
    if (text.width < 1 || text.height < 1) continue;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isCutAcross =
        /hidden|clip/.test(overflowX) &&
        (text.left < edges.left - 1 || text.right > edges.right + 1);
      const isCutDown =
        /hidden|clip/.test(overflowY) &&
        (text.top < edges.top - 1 || text.bottom > edges.bottom + 1);
      if (isCutAcross || isCutDown) complaints.add(`“${element.textContent?.trim()}” is cut off`);
    }
  }
  return [...complaints];
}

/** Runs in the page: a failure message for each word that is broken into so many lines, or more. */
export function brokenWords(least: number): string[] {
  const complaints: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // A line may end at a hyphen, a dash or a stroke.
    for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size >= least) complaints.push(`“${word}” is broken into ${lines.size} lines`);
    }
  }
  return complaints;
}

/** The facts of pages that are the same in every language; the longest first, because one may contain another. */
const facts = [
  ...Object.values(companyFacts),
  ...siteLanguages.map((language) => siteIn(language).name),
  company.phone,
  ...company.offices.flatMap(({ street, city, region, postalCode }) => [
    street,
    `${city}, ${region} ${postalCode}`,
  ]),
].sort((one, other) => other.length - one.length);

/** Attributes that are shown or that screen readers say, and the metadata with texts for people. */
const textAttributes =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
const textMetadata =
  /^(?:description|keywords|author|application-name|.+:(?:title|description|site_name|image:alt))$/;

/** In en-XB words of the copy stand between control characters. Facts, addresses and times may have letters of their own. */
export function textsNotInCopy(html: string): string[] {
  const document = parseHtml(html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  const attributes = elements(document).flatMap(({ attribs }) => {
    const isText = textMetadata.test(attribs['name'] ?? attribs['property'] ?? '');
    return Object.entries(attribs).filter(([name]) =>
      isText ? name === 'content' : textAttributes.test(name),
    );
  });
  return [...texts(document), ...attributes.map(([, text]) => text)].filter((text) => {
    const rest = text.replaceAll(
      /\u202e[^\u202c]*\u202c|\b(?:[A-Z][a-z]+day )?\d+(?::\d\d)?\s[AP]M\b|https:\S+/g,
      '',
    );
    return /[A-Za-z]/.test(facts.reduce((left, fact) => left.replaceAll(fact, ''), rest));
  });
}
