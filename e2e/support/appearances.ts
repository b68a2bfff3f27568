import type { Page } from 'playwright/test';

/** The preferences for colours that a visitor's system can report. */
export type Appearance = 'light' | 'dark' | 'forced colours' | 'more contrast';

type Media = Parameters<Page['emulateMedia']>[0];

const media: Readonly<Record<Appearance, Media>> = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
};

/** Emulates the preferences. Colours change without a transition if the test prefers reduced motion. */
export async function emulateAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.emulateMedia(media[appearance]);
}
