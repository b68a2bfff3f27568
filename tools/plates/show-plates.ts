import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plateLanguage } from '#build/plates/plate-files.ts';
import { plateSheets } from '#build/plates/plate-sheets.ts';
import { drawnPlates } from '#build/plates/plates.ts';
import { writePlate } from '#build/plates/write-plate.ts';
import { company } from '#content/company.ts';
import { fonts } from '#tools/pictures/fonts.ts';
import { launchChromium } from '#tools/pictures/launch-chromium.ts';
import { dark, declarations, light, night } from '#ui/tokens.ts';

// `npm run plates -- cloud-services`: a picture of a plate's two compositions, on the night band and in print, in the
// site's language, a third longer, and from right to left. Without an id it shows every plate.

const folder = resolve(import.meta.dirname, '../../node_modules/.plates');
const wanted = process.argv.slice(2);
const languages = [company.language, 'en-XL', 'en-XB'];
const palettes = { night, light, dark };

const sheets = (svg: string, row: number) =>
  (['wide', 'narrow'] as const).map((name) => {
    const { width, height } = plateSheets[name];
    const group =
      svg
        .match(new RegExp(`<symbol id="${name}"[^]*?</symbol>`))?.[0]
        .replace(name, `${name}-${row}`) ?? '';
    return `<svg width="${width}" height="${height}">${group}<use href="#${name}-${row}"/></svg>`;
  });

const browser = await launchChromium();
const page = await browser.newPage({
  viewport: { width: 1240, height: 900 },
  deviceScaleFactor: 1,
});
mkdirSync(folder, { recursive: true });
for (const { id, plate } of drawnPlates) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const rows = languages.map((language, i) => {
    const { direction, text } = plateLanguage(id, language);
    const palette = Object.values(palettes)[i] ?? light;
    const row = sheets(writePlate(plate, { direction, text }), i).join('');
    return `<div dir="${direction}" style="${declarations(palette)}">${row}</div>`;
  });
  await page.setContent(`<!doctype html><style>${fonts}
    body{margin:0;font-family:"Figtree Variable"}
    div{display:flex;gap:40px;align-items:center;padding:32px;background:var(--paper)}
    svg{outline:1px dotted #8886}</style>${rows.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${id}.png`);
  await page.screenshot({ path, fullPage: true });
  process.stdout.write(`${path}\n`);
}
await browser.close();
