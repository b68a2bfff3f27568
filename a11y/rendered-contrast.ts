import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { type Text, visibleTexts } from './visible-texts.ts';

/** What WCAG 1.4.6 (AAA) asks of text, and of text from 24 px, or bold from 18.66 px. */
const OF_TEXT = 7;
const OF_LARGE_TEXT = 4.5;

export interface Contrast {
  readonly complaints: readonly string[];
  /** How many texts were measured. */
  readonly texts: number;
}

/**
 * Photographs the page without its text, and holds the colour of every text against the worst pixel
 * that is rendered behind it: drawings, film, scrims and bands as they are.
 */
export async function renderedContrast(
  page: Page,
  eyes: Page,
  extent: 'page' | 'window' = 'page',
): Promise<Contrast> {
  const fullPage = extent === 'page';
  const texts = await page.evaluate(visibleTexts, { OF_TEXT, OF_LARGE_TEXT, fullPage });
  await page.evaluate(hideText);
  const picture = await page.screenshot({ fullPage });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const complaints = await eyes.evaluate(tooFaint, { picture: base64(picture), texts });
  return { complaints, texts: texts.length };
}

function base64(picture: Buffer): string {
  return Buffer.from(picture).toString('base64');
}

/** Runs in the page. A sheet made by script, which the content policy allows. */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::placeholder, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in an empty page: decodes the picture and finds the texts that some pixel is too close to. */
async function tooFaint(given: { picture: string; texts: readonly Text[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(given.picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);

  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const pixels = new Uint32Array(data.buffer);

  return given.texts.flatMap(({ text, colour, required, boxes }) => {
    let worst = Number.POSITIVE_INFINITY;
    let ground = '';
    for (const pixel of coloursBehind(boxes)) {
      const ratio = contrast(over(colour, pixel), pixel);
      if (ratio < worst) {
        worst = ratio;
        ground = pixel.join(' ');
      }
    }
    if (worst >= required) return [];
    return [`“${text}”: ${worst.toFixed(2)} of ${required}, ${colour.join(' ')} on ${ground}`];
  });

  /** The distinct colours in the boxes, which are measured in px of the picture. */
  function coloursBehind(boxes: Text['boxes']): number[][] {
    const colours = new Set<number>();
    for (const [x, y, width, height] of boxes) {
      if (width < 1 || height < 1) continue;
      const left = Math.max(0, Math.round(x));
      const right = Math.min(bitmap.width, Math.round(x + width));
      const bottom = Math.min(bitmap.height, Math.round(y + height));
      for (let row = Math.max(0, Math.round(y)); row < bottom; row += 1) {
        for (let at = row * bitmap.width + left; at < row * bitmap.width + right; at += 1) {
          colours.add(pixels[at] ?? 0);
        }
      }
    }
    // Stored with red in the lowest byte.
    return Array.from(colours, (pixel) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]);
  }

  function over(colour: readonly number[], ground: readonly number[]): number[] {
    const alpha = colour[3] ?? 1;
    return ground.map((part, index) => alpha * (colour[index] ?? 0) + (1 - alpha) * part);
  }

  function contrast(one: readonly number[], other: readonly number[]): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
