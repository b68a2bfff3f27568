import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteLanguages } from '#content/languages.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { sheetsOf } from '#plugins/plates/plate.ts';
import { drawnPlates, plateText } from '#plugins/plates/plates.ts';
import { writePlate } from '#plugins/plates/write-plate.ts';
import { fonts, launchChromium } from '#tools/pictures/screenshot-page.ts';
import { declarations, forest, light, night } from '#ui/tokens.ts';

// `npm run plates -- cloud-services`: a picture of a plate's two compositions and of its views, in each language of the site, two fifths
// longer, and from right to left. Without an id it shows every plate.

const folder = resolve(import.meta.dirname, '../../node_modules/.plates');
const known: readonly string[] = drawnPlates.map(({ id }) => id);
const named = process.argv.slice(2);
const unknown = named.filter((id) => !known.includes(id)).join(', ');
if (unknown !== '') {
  process.stderr.write(`plates: there is no plate ${unknown}, only ${known.join(', ')}\n`);
  process.exit(1);
}

/** The languages, each on its ground. */
const shown = [
  ...siteLanguages.map((language) => ({ language, palette: night })),
  { language: 'en-XL', palette: forest },
  { language: 'en-XB', palette: light },
];

await using browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1240, height: 900 } });
mkdirSync(folder, { recursive: true });
for (const { id, plate } of drawnPlates) {
  if (named.length > 0 && !named.includes(id)) continue;
  const rows = shown.map(({ language, palette }) => {
    const direction = textDirection(language);
    const file = writePlate(plate, plateText(id, language), direction);
    const sheets = sheetsOf(plate).map(
      ({ id: sheet, width, height }) =>
        `<svg width="${width}" height="${height}"><use href="#${language}-${sheet}"/></svg>`,
    );
    // The page holds the plate's file once for each language.
    const symbols = file.replaceAll(' id="', ` id="${language}-`);
    return `<div dir="${direction}" style="${declarations(palette)}">${symbols}${sheets.join('')}</div>`;
  });
  await page.setContent(`<!doctype html><style>${fonts}
    body{margin:0;font-family:"Figtree Variable"}
    div{display:flex;flex-wrap:wrap;gap:40px;align-items:center;padding:32px;background:var(--paper)}
    svg{outline:1px dotted #8886}svg:first-child{display:none}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${id}.png`);
  await page.screenshot({ path, fullPage: true });
  process.stdout.write(`${path}\n`);
}
