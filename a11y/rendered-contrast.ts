import type { Page } from 'playwright/test';
import { type Colour, channels } from '#e2e/support/colour.ts';
import { type Picture, readPicture } from '#e2e/support/picture.ts';
import { setStyle } from '#e2e/support/set-style.ts';
import { contrast } from './colour-contrast.ts';
import { type Text, visibleTexts } from './visible-texts.ts';

/**
 * The ratio that WCAG 1.4.6 (AAA) requires of text. Its exception for large text is not used, because
 * visitors change sizes, and a text that is large on one screen is small on another.
 */
const REQUIRED = 7;

interface Contrast {
  readonly complaints: readonly string[];
  /** How many texts were measured. */
  readonly texts: number;
}

/**
 * Photographs the page without its text, and compares the colour of every text with each pixel that is
 * rendered behind it: of drawings, film, scrims and bands.
 */
export async function renderedContrast(
  page: Page,
  extent: 'page' | 'window' = 'page',
): Promise<Contrast> {
  const fullPage = extent === 'page';
  const texts = await page.evaluate(visibleTexts, { fullPage });
  await setStyle(page, hiddenText);
  const picture = readPicture(await page.screenshot({ fullPage }));
  await setStyle(page, '');
  return {
    complaints: texts.flatMap((text) => contrastComplaints(text, picture)),
    texts: texts.length,
  };
}

const hiddenText =
  '*, ::placeholder, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }';

/** A failure message if the colour of a pixel behind a text is too close to the text's colour. */
function contrastComplaints({ text, colour, boxes }: Text, picture: Picture): string[] {
  let worst = Number.POSITIVE_INFINITY;
  let ground = 0;
  for (const pixel of coloursBehind(boxes, picture)) {
    const ratio = contrast(over(colour, pixel), pixel);
    if (ratio < worst) {
      worst = ratio;
      ground = pixel;
    }
  }
  if (worst >= REQUIRED) return [];
  const pair = `${colour.join(' ')} on ${channels(ground).join(' ')}`;
  return [`“${text}”: ${worst.toFixed(2)} of ${REQUIRED}, ${pair}`];
}

/** The distinct colours in the boxes, which are measured in px of the picture. */
function coloursBehind(boxes: Text['boxes'], picture: Picture): Set<Colour> {
  const colours = new Set<Colour>();
  for (const [x, y, width, height] of boxes) {
    if (width < 1 || height < 1) continue;
    const left = Math.max(0, Math.round(x));
    const right = Math.min(picture.width, Math.round(x + width));
    const bottom = Math.min(picture.height, Math.round(y + height));
    for (let row = Math.max(0, Math.round(y)); row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        colours.add(picture.colourAt(column, row));
      }
    }
  }
  return colours;
}

/** The colour that a translucent colour has over its ground. */
function over([red = 0, green = 0, blue = 0, alpha = 1]: Text['colour'], ground: Colour): Colour {
  const [redBelow, greenBelow, blueBelow] = channels(ground);
  const mix = (above: number, below: number) => Math.round(alpha * above + (1 - alpha) * below);
  return (mix(red, redBelow) << 16) | (mix(green, greenBelow) << 8) | mix(blue, blueBelow);
}
