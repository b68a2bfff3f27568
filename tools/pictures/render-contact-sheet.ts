import { pageAddress } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { writeContactSheet } from './contact-sheet.ts';

// The first half of `npm run contact-sheet`: all pages on one picture, docs/contact-sheet.webp. The result is committed.

/** In CSS px. `scale` is the number of pixels per CSS px; `shown` is the greatest height on the sheet. */
const desktop = { width: 1440, height: 900, scale: 0.5, shown: 2400 } as const;
const phone = { width: 390, height: 844, scale: 0.75, shown: 1560 } as const;

await writeContactSheet({
  name: 'contact-sheet.webp',
  limit: 1_000_000,
  quality: 0.62,
  columns: 4,
  addresses: pageIds.map(pageAddress),
  devices: [desktop, phone],
  photograph: async (page, { width, shown }) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, shown) };
    return page.screenshot({ type: 'jpeg', quality: 90, fullPage: true, clip });
  },
});
