import { hasPlate, industryIds } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { writeContactSheet } from './contact-sheet.ts';

// The second half of `npm run contact-sheet`: all plates as their pages show them, docs/plates.webp. The result is committed.

/** In CSS px. `scale` is the number of pixels per CSS px. */
const desktop = { width: 1440, height: 900, scale: 0.5 } as const;
const phone = { width: 390, height: 844, scale: 0.75 } as const;

await writeContactSheet({
  name: 'plates.webp',
  limit: 1_000_000,
  quality: 0.7,
  columns: 2,
  addresses: [...serviceIds.map(servicePath), ...industryIds.filter(hasPlate).map(industryPath)],
  devices: [desktop, phone],
  // A picture of the element alone would have the header over it.
  photograph: async (page) => {
    const clip = await page.locator('section:has(> .plate)').evaluate((plate) => {
      const { x, y, width, height } = plate.getBoundingClientRect();
      return { x, y: y + window.scrollY, width, height };
    });
    return page.screenshot({ type: 'jpeg', quality: 90, fullPage: true, clip });
  },
});
