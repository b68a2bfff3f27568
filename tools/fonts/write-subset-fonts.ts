import { writeFileSync } from 'node:fs';
import { firstViewFonts } from './first-view-fonts.ts';

// `npm run fonts`: writes subsets of the packages' fonts to src/ui/fonts. The results are committed.

for (const { file, subset } of firstViewFonts) {
  const font = await subset();
  writeFileSync(file, font);
  process.stdout.write(`${file} ${font.length} bytes\n`);
}
