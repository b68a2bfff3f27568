import type { Page } from 'playwright/test';

/** Simulates the event by which the browser offers to install the site. */
export async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const asked = { times: 0, answer: (_outcome: string) => {} };
    const prompt = () => {
      asked.times += 1;
      return new Promise((resolve) => {
        asked.answer = (outcome) => resolve({ outcome });
      });
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt }));
    Object.assign(window, { asked, isHeldBack: event.defaultPrevented });
  });
}

/** Whether the page keeps the browser from showing its own offer. */
export const isHeldBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isHeldBack'));

/** How often the page has opened the prompt of the last offer. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'asked').times);

/** Answers the open prompt as a visitor does. */
export const answerPrompt = (page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> =>
  page.evaluate((word) => Reflect.get(window, 'asked').answer(word), outcome);
