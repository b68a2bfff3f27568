import type { Page } from 'playwright/test';

/** What a visitor's system can ask of the page's colours. */
export type Appearance = 'light' | 'dark' | 'forced colours' | 'more contrast';

type Media = Parameters<Page['emulateMedia']>[0];

const media: Readonly<Record<Appearance, Media>> = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
};

export const appearances: readonly Appearance[] = [
  'light',
  'dark',
  'forced colours',
  'more contrast',
];

/** Shows the open page as that system would. Nothing moves: the project prefers reduced motion. */
export async function appear(page: Page, appearance: Appearance): Promise<void> {
  await page.emulateMedia(media[appearance]);
}
