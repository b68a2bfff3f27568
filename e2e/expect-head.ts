import { expect, type Page } from 'playwright/test';
import { company } from '#content/company.ts';
import type { Path } from '#content/paths.ts';
import { sharePicture } from '#content/share-picture.ts';
import { pageTexts } from './page-texts.ts';

/** Expects each of a page's head tags once, with what the catalog says and the page's own address. */
export async function expectHead(page: Page, path: Path): Promise<void> {
  const { title, description, keywords, heading } = pageTexts(path);
  const picture = company.origin + sharePicture(path);
  const content = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), attribute);
  expect(await page.locator('head title').allTextContents()).toEqual([title]);
  expect(await content('meta[name=description]', 'content')).toEqual([description]);
  expect(await content('meta[name=keywords]', 'content')).toEqual([keywords]);
  expect(await content('link[rel=canonical]', 'href')).toEqual([company.origin + path]);
  const shared = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:title': title,
    'og:description': description,
    'og:url': company.origin + path,
    'og:locale': company.socialLocale,
    'og:image': picture,
    'og:image:alt': heading,
  };
  for (const [property, value] of Object.entries(shared)) {
    expect(await content(`meta[property="${property}"]`, 'content'), property).toEqual([value]);
  }
  expect(await content('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(await content('meta[name="twitter:image"]', 'content')).toEqual([picture]);
  await expect(page.locator('h1')).toHaveCount(1);
}
