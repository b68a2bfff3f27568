import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { shell } from '#e2e/support/copy.ts';
import { expect } from '#e2e/support/site-test.ts';
import { siteUnderTest } from '#e2e/support/site-under-test.ts';

/** The links that lead to help: two in the header's row, one in the mobile menu, three in the footer. */
const help = [
  '/contact',
  '/contact',
  '/contact',
  `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  `mailto:${company.email}`,
  '/contact',
];

/** Expects headings, landmarks and names that a screen reader needs on the open page, as far as axe has no rule for them. */
export async function checkReading(page: Page): Promise<void> {
  const { levels, navigations, links, frames, ...heard } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const name = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const headings = all('h1, h2, h3, h4, h5, h6');
    return {
      help: all(
        'header a[href="/contact"], footer a[href^="tel:"], footer a[href^="mailto:"], footer a[href="/contact"]',
      ).map((link) => link.getAttribute('href')),
      language: document.documentElement.lang,
      levels: headings.map(({ tagName }) => Number(tagName.slice(1))),
      landmarks: ['header', 'main', 'footer'].map((tag) => all(`:not(main *) > ${tag}`).length),
      navigations: all('nav').map((navigation) => {
        const label = document.getElementById(navigation.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? navigation.getAttribute('aria-label') ?? '';
      }),
      links: all('a[href]').map(name),
      exposedDrawings: all(
        'svg:not([aria-hidden=true]), [class*="i-ph-"]:not([aria-hidden=true])',
      ).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      exposedPictures: all('img:not([alt=""])').map(({ outerHTML }) => outerHTML.slice(0, 80)),
      frames: all('iframe').map((frame) => frame.getAttribute('title') ?? ''),
    };
  });
  expect
    .soft({
      ...heard,
      firstHeading: levels[0],
      otherFirstHeadings: levels.slice(1).filter((level) => level === 1),
      skippedLevels: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      repeatedNames: [navigations, frames].filter((names) => new Set(names).size < names.length),
      isEveryNavigationNamed: navigations.every(Boolean),
      uninformativeLinks: links.filter(isUninformative),
    })
    .toEqual({
      // The same order on every page (WCAG 3.2.6).
      help,
      language: siteUnderTest().language,
      landmarks: [1, 1, 1],
      exposedDrawings: [],
      exposedPictures: [],
      firstHeading: 1,
      otherFirstHeadings: [],
      skippedLevels: [],
      repeatedNames: [],
      isEveryNavigationNamed: true,
      uninformativeLinks: [],
    });
}

/** Whether a name says nothing without the text around it, such as the copy's “Read more” alone. */
function isUninformative(name: string): boolean {
  return name === shell().more.text || commonNames.test(name);
}

/** No name, and names that English pages often give to links. */
const commonNames = /^(|more|learn more|here|click here|link|details|next)$/i;
