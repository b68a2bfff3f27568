import type { Page } from 'playwright';
import { paths } from '#content/paths.ts';
import { serveBuiltSite } from '#tools/pictures/built-server.ts';
import { launchChromium } from '#tools/pictures/launch-chromium.ts';
import { newScreenshotPage, openForScreenshot } from '#tools/pictures/screenshot-page.ts';

// `npm run fallbacks`: compares the width of the site's texts in each font and in its fallback font, for
// `size-adjust` in src/ui/fonts.css. It needs a font as wide as Arial; Debian's fonts-urw-base35 has one.

/** The total width of all texts in px at 100 px, by the font's name and weight. */
type Widths = Record<string, { font: number; fallback: number }>;

const total: Widths = {};
const browser = await launchChromium();
const { origin, server } = await serveBuiltSite();
const page = await newScreenshotPage(browser, origin, {
  width: 1440,
  height: 900,
  scale: 1,
  scheme: 'light',
});
for (const path of paths) {
  await openForScreenshot(page, origin + path);
  for (const [name, widths] of Object.entries(await textWidths(page))) {
    const sum = total[name] ?? { font: 0, fallback: 0 };
    total[name] = { font: sum.font + widths.font, fallback: sum.fallback + widths.fallback };
  }
}
await browser.close();
server.close();
for (const [name, { font, fallback }] of Object.entries(total)) {
  process.stdout.write(`${name}: ${((100 * font) / fallback).toFixed(2)}%\n`);
}

function textWidths(page: Page): Promise<Widths> {
  return page.evaluate(() => {
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
        fallback: sum.fallback + width(text, fallbackWeight, '"Nimbus Sans"'),
      };
    }
    return sums;
  });
}
