import type { Page } from 'playwright/test';
import { expect } from '#e2e/support/site-test.ts';

/** Expects that the film plays, and plays on after a seek to its eighth second. */
export async function expectPlaysAndSeeks(page: Page): Promise<void> {
  const film = page.locator('video');
  const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 8;
  });
  await expect.poll(time).toBeGreaterThan(8);
}
