import { company } from '#content/company.ts';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { pages } from './pages.ts';

/** The ways to a person: twice in the header's row, once in the mobile menu, then in the footer. */
const help = [
  '/contact',
  '/contact',
  '/contact',
  `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  `mailto:${company.email}`,
  '/contact',
];

for (const path of pages) {
  test(`${path} makes sense to the ear`, async ({ page }) => {
    await openHydrated(page, path);
    const heard = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const name = (element: Element) =>
        element.getAttribute('aria-label') ??
        element.textContent?.replace(/\s+/g, ' ').trim() ??
        '';
      return {
        help: all(
          'header a[href="/contact"], footer a[href^="tel:"], footer a[href^="mailto:"], footer a[href="/contact"]',
        ).map((link) => link.getAttribute('href')),
        language: document.documentElement.lang,
        levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
        emptyHeadings: all('h1, h2, h3, h4, h5, h6').filter((heading) => name(heading) === '')
          .length,
        landmarks: ['header', 'main', 'footer'].map((tag) => all(`:not(main *) > ${tag}`).length),
        navigations: all('nav').map((navigation) => navigation.getAttribute('aria-label')),
        links: all('a[href]').map((link) => [name(link), link.getAttribute('href') ?? ''] as const),
        unsilencedDrawings: all(
          'svg:not([aria-hidden=true]), [class*="i-ph-"]:not([aria-hidden=true])',
        ).map(({ outerHTML }) => outerHTML.slice(0, 80)),
        pictures: all('img').map((picture) => picture.getAttribute('alt')),
        frames: all('iframe').map((frame) => frame.getAttribute('title') ?? ''),
      };
    });

    expect(heard.help, 'help is found in the same order everywhere').toEqual(help);
    expect(heard.language).toBe(company.language);
    expect(heard.landmarks, 'one header, main and footer').toEqual([1, 1, 1]);
    expect(heard.navigations.every(Boolean), 'every navigation is named').toBe(true);
    expect(new Set(heard.navigations).size, 'by a name of its own').toBe(heard.navigations.length);

    expect(
      heard.levels.filter((level) => level === 1),
      'one h1',
    ).toHaveLength(1);
    expect(heard.emptyHeadings).toBe(0);
    expect(heard.levels[0], 'the h1 comes first').toBe(1);
    heard.levels.forEach((level, index) => {
      expect(level, `heading ${index}`).toBeLessThanOrEqual((heard.levels[index - 1] ?? 0) + 1);
    });

    expect(heard.links.filter(([name]) => standsForNothing.test(name))).toEqual([]);
    expect(ambiguous(heard.links)).toEqual([]);

    expect(heard.unsilencedDrawings).toEqual([]);
    expect(heard.pictures.every((alternative) => alternative === '')).toBe(true);
    expect(new Set(heard.frames).size).toBe(heard.frames.length);
    count('links that stand for themselves', heard.links.length);
  });
}

/** What says nothing without the text around it. */
const standsForNothing = /^(|read more|more|learn more|here|click here|link|details|next)$/i;

/** Names that lead to more than one place. */
function ambiguous(links: readonly (readonly [name: string, address: string])[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const [name, address] of links) {
    places.set(name, (places.get(name) ?? new Set()).add(address));
  }
  return Array.from(places)
    .filter(([, addresses]) => addresses.size > 1)
    .map(([name, addresses]) => `${name}: ${[...addresses].join(', ')}`);
}
