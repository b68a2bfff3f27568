import { expect, type Page } from 'playwright/test';
import type { Path } from '#content/paths.ts';
import { elements, parseHtml } from '#plugins/output/html-tree.ts';
import { pageTexts } from './copy.ts';

/** Expects the head of the page's own document, also after a change of page. The documents': plugins/pages/pages.built.test.ts. */
export async function expectHead(page: Page, path: Path): Promise<void> {
  const served = await page.request.get(path);
  const head = tagsOf(await served.text());
  await expect.poll(async () => tagsOf(await page.content())).toEqual(head);
  await expect(page).toHaveTitle(pageTexts(path).title);
  await expect(page.locator('h1')).toHaveCount(1);
}

function tagsOf(html: string): string[] {
  const head = elements(parseHtml(html), 'head *');
  // The other languages of the share tags are in the documents alone (plugins/pages/document.ts).
  const isAboutPage =
    /^(?:description|keywords|robots|og:(?!locale:alternate).*|twitter:.*|canonical|alternate)$/;
  return head
    .map(({ attribs }) => attribs)
    .filter((tag) => ['name', 'property', 'rel'].some((name) => isAboutPage.test(tag[name] ?? '')))
    .map((tag) => Object.entries(tag).map(String).sort().join(' '))
    .sort();
}
