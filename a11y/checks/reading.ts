import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { shell } from '#e2e/support/copy.ts';
import { expect } from '#e2e/support/site-test.ts';

/** The links that lead to help: two in the header's row, one in the mobile menu, three in the footer. */
const help = [
  '/contact',
  '/contact',
  '/contact',
  `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  `mailto:${company.email}`,
  '/contact',
];

/** What a screen reader needs, and neither axe nor plugins/pages/html.built.test.ts has a rule for. */
export async function checkReading(page: Page): Promise<void> {
  const { links, frames, ...heard } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const name = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return {
      help: all(
        'header a[href="/contact"], footer a[href^="tel:"], footer a[href^="mailto:"], footer a[href="/contact"]',
      ).map((link) => link.getAttribute('href')),
      links: all('a[href]').map(name),
      exposedPictures: all('svg:not([aria-hidden=true]), img:not([alt=""])').map(({ outerHTML }) =>
        outerHTML.slice(0, 80),
      ),
      frames: all('iframe').map((frame) => frame.getAttribute('title') ?? ''),
    };
  });
  expect
    .soft({
      ...heard,
      repeatedFrames: frames.filter((title, index) => frames.indexOf(title) < index),
      uninformativeLinks: links.filter(
        (each) => each === shell().more.text || commonNames.test(each),
      ),
    })
    .toEqual({
      // The same order on every page (WCAG 3.2.6).
      help,
      exposedPictures: [],
      repeatedFrames: [],
      uninformativeLinks: [],
    });
}

/** No name, and names that English pages often give to links. */
const commonNames = /^(|more|learn more|here|click here|link|details|next)$/i;
