import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { paths } from '#content/paths.ts';
import { createSiteServer } from '#deploy/server.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import {
  launchChromium,
  newScreenshotPage,
  openForScreenshot,
} from '#tools/pictures/screenshot-page.ts';

// `npm run renew -- fallbacks`: compares the width of the site's texts in each font and in its fallback font, and writes
// src/ui/fallback-fonts.css with it. It needs Nimbus Sans, which is as wide as Arial (Debian's fonts-urw-base35).

const FALLBACK = '"Nimbus Sans"';

/** The total width of all texts in px at 100 px, by the font's name and weight. */
type Widths = Record<string, { font: number; fallback: number }>;

const total: Widths = {};
await using browser = await launchChromium();
await using server = createSiteServer(() => builtFolder);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const page = await newScreenshotPage(browser, origin, {
  width: 1440,
  height: 900,
  scale: 1,
  scheme: 'light',
});
if (!(await hasFont(page, FALLBACK))) {
  throw new Error(`the font ${FALLBACK} is missing; install it (apt-get install fonts-urw-base35)`);
}
for (const path of paths) {
  await openForScreenshot(page, origin + path);
  for (const [name, widths] of Object.entries(await textWidths(page))) {
    const sum = total[name] ?? { font: 0, fallback: 0 };
    total[name] = { font: sum.font + widths.font, fallback: sum.fallback + widths.fallback };
  }
}

const file = join(import.meta.dirname, '../../src/ui/fallback-fonts.css');
const faces = readFileSync(file, 'utf8').replaceAll(/@font-face \{.*?\}/gs, (face) => {
  const value = (pattern: RegExp) => pattern.exec(face)?.[1] ?? '';
  const widths =
    total[`"${value(/font-family: "(.*) Fallback"/)} Variable" ${value(/font-weight: (.*);/)}`];
  if (!widths) throw new Error(`no text has the font of ${face}`);
  const before = value(/size-adjust: (.*)%/);
  const after = ((100 * widths.font) / widths.fallback).toFixed(2);
  // `size-adjust` scales the heights as well, and they shall stay.
  return face.replaceAll(
    /(ascent-override|descent-override|size-adjust): (.*)%/g,
    (_, name, old) =>
      name === 'size-adjust' ? `${name}: ${after}%` : `${name}: ${scaled(old, before, after)}%`,
  );
});
writeFileSync(file, faces);

function scaled(height: string, before: string, after: string): string {
  return before === after ? height : ((Number(height) * Number(before)) / Number(after)).toFixed(4);
}

/** Whether the system has a font. Without it a text is as wide as in the next family, so two widths differ. */
function hasFont(page: Page, font: string): Promise<boolean> {
  return page.evaluate((family) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    const [one, other] = ['monospace', 'serif'].map((next) => {
      context.font = `100px ${family}, ${next}`;
      return context.measureText('Width').width;
    });
    return one === other;
  }, font);
}

function textWidths(page: Page): Promise<Widths> {
  return page.evaluate((fallback) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    const width = (text: string, weight: string, family: string) => {
      context.font = `${weight} 100px ${family}`;
      return context.measureText(text).width;
    };
    const sums: Record<string, { font: number; fallback: number }> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement) continue;
      const { fontFamily, fontWeight } = getComputedStyle(node.parentElement);
      const [family = ''] = fontFamily.split(',');
      const name = `${family} ${fontWeight}`;
      const sum = sums[name] ?? { font: 0, fallback: 0 };
      // The fallback for medium weight is the regular face: not every system has a medium face.
      const fallbackWeight = fontWeight === '500' ? '400' : fontWeight;
      sums[name] = {
        font: sum.font + width(text, fontWeight, family),
        fallback: sum.fallback + width(text, fallbackWeight, fallback),
      };
    }
    return sums;
  }, FALLBACK);
}
