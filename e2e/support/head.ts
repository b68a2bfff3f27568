import { expect, type Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { sharePicture } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { pageTexts } from './copy.ts';
import { siteUnderTest } from './site-under-test.ts';

/** The values of the head's tags, by name; a tag that appears once has one value. */
type Head = Readonly<Record<string, readonly (string | null)[]>>;

/** The expected head of a page: the texts of its copy, and the page's own address. */
function expectedHead(path: Path): Head {
  const { title, description, keywords, heading } = pageTexts(path);
  const picture = siteUnderTest().origin + sharePicture(path);
  return {
    title: [title],
    description: [description],
    keywords: [keywords],
    canonical: [siteUnderTest().origin + path],
    'og:type': ['website'],
    'og:site_name': [company.name],
    'og:title': [title],
    'og:description': [description],
    'og:url': [siteUnderTest().origin + path],
    alternate: siteUnderTest().origins.map(([, origin]) => origin + path),
    'og:locale': [siteUnderTest().socialLocale],
    'og:image': [picture],
    'og:image:alt': [heading],
    'twitter:card': ['summary_large_image'],
    'twitter:image': [picture],
  };
}

/** Runs in the page: the values of the head's tags with these names. */
function readHead(names: readonly string[]): Record<string, (string | null)[]> {
  const valuesOf = (name: string) => {
    if (name === 'title') {
      return Array.from(document.head.querySelectorAll('title'), (tag) => tag.textContent);
    }
    if (name === 'canonical' || name === 'alternate') {
      const links = document.head.querySelectorAll(`link[rel=${name}]`);
      return Array.from(links, (tag) => tag.getAttribute('href'));
    }
    const tags = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
    return Array.from(tags, (tag) => tag.getAttribute('content'));
  };
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
}

/** Expects each of a page's head tags once, with the texts of the copy and the page's own address. */
export async function expectHead(page: Page, path: Path): Promise<void> {
  const head = expectedHead(path);
  await expect.poll(() => page.evaluate(readHead, Object.keys(head))).toEqual(head);
  await expect(page.locator('h1')).toHaveCount(1);
}
