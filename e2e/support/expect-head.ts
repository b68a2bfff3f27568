import { expect, type Page } from 'playwright/test';
import type { Path } from '#content/paths.ts';
import { expectedHead, readHead } from './head.ts';

/** Expects each of a page's head tags once, with the texts of the copy and the page's own address. */
export async function expectHead(page: Page, path: Path): Promise<void> {
  const head = expectedHead(path);
  await expect.poll(() => page.evaluate(readHead, Object.keys(head))).toEqual(head);
  await expect(page.locator('h1')).toHaveCount(1);
}
