import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteLanguages } from '#content/languages.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { plateSheets } from '#plugins/plates/plate.ts';
import { drawnPlates, plateText } from '#plugins/plates/plates.ts';
import { writePlate } from '#plugins/plates/write-plate.ts';
import { fonts, launchChromium } from '#tools/pictures/screenshot-page.ts';
import { dark, declarations, light, night } from '#ui/tokens.ts';

// `npm run plates -- cloud-services`: a picture of a plate's two compositions and of its views, in each language of the site, two fifths
// longer, and from right to left. Without an id it shows every plate.

const folder = resolve(import.meta.dirname, '../../node_modules/.plates');
const plates = platesNamed(process.argv.slice(2));

/** The languages, each on its ground. */
const shown = [
  ...siteLanguages.map((language) => ({ language, palette: night })),
  { language: 'en-XL', palette: light },
  { language: 'en-XB', palette: dark },
];

/** The sheets of a plate's file, those of a view in a line of their own. */
const sheets = (svg: string, row: number) =>
  Array.from(
    svg.matchAll(/<symbol id="((wide|narrow)[^"]*)".*?<\/symbol>/gs),
    ([symbol, id, name]) => {
      const { width, height } = plateSheets[name === 'wide' ? 'wide' : 'narrow'];
      const group = symbol.replace(`"${id}"`, `"${id}-${row}"`);
      return `<svg width="${width}" height="${height}">${group}<use href="#${id}-${row}"/></svg>`;
    },
  );

const browser = await launchChromium();
const page = await browser.newPage({
  viewport: { width: 1240, height: 900 },
  deviceScaleFactor: 1,
});
mkdirSync(folder, { recursive: true });
for (const { id, plate } of plates) {
  const rows = shown.map(({ language, palette }, i) => {
    const direction = textDirection(language);
    const row = sheets(writePlate(plate, plateText(id, language), direction), i).join('');
    return `<div dir="${direction}" style="${declarations(palette)}">${row}</div>`;
  });
  await page.setContent(`<!doctype html><style>${fonts}
    body{margin:0;font-family:"Figtree Variable"}
    div{display:flex;flex-wrap:wrap;gap:40px;align-items:center;padding:32px;background:var(--paper)}
    svg{outline:1px dotted #8886}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${id}.png`);
  await page.screenshot({ path, fullPage: true });
  process.stdout.write(`${path}\n`);
}
await browser.close();

/** The plates with these ids; every plate without ids. Throws an error with the known ids if one of them is unknown. */
function platesNamed(ids: readonly string[]): typeof drawnPlates {
  const known = drawnPlates.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.some((each) => each === id));
  if (unknown.length > 0) {
    throw new Error(`there is no plate ${unknown.join(', ')}, only ${known.join(', ')}`);
  }
  return ids.length === 0 ? drawnPlates : drawnPlates.filter(({ id }) => ids.includes(id));
}
