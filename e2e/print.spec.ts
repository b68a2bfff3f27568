import { wcagContrast } from 'culori';
import type { Locator, Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { contact } from './support/copy.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { testedSite } from './support/site-under-test.ts';

// Pages in print. The dark scheme shows that print does not use the screen's colours.
test.use({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

test('a page prints dark on white, with answers and addresses', async ({ page, browserName }) => {
  await openForPrint(page, '/services');
  await expectFitForPrint(page, browserName);
  await test.step('closed answers', async () => {
    const answers = page.locator('.question:not([open]) p');
    expect(await answers.count()).toBeGreaterThan(1);
    await expect(answers.filter({ visible: false })).toHaveCount(0);
  });
});

/** Three sheets of paper, printed on both sides. Measured 6 pages in Spanish, with room for five more lines. */
const printedPages = 6;

test('a printed page is a letter', { tag: '@language' }, async ({ page, browserName }) => {
  const { origin } = testedSite;
  const [{ street, city, region, postalCode }] = company.offices;
  const letterhead = page.locator('.letterhead');
  for (const path of ['/contact', '/services/cloud-services'] as const) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await openHydrated(page, path);
      await expect(letterhead).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(letterhead).toBeVisible();
      const address = origin + path;
      const told = [company.name, company.phone, street, `${city}, ${region} ${postalCode}`];
      for (const text of told) {
        await expect(letterhead).toContainText(text);
      }
      await expect(letterhead.getByText(address)).toHaveAttribute('href', address);
      const top = (await letterhead.boundingBox())?.y ?? Number.NaN;
      expect(top).toBeLessThan((await page.locator('h1').boundingBox())?.y ?? 0);
      const related = page.locator('main li > .arrow-link');
      expect(new Set(await related.evaluateAll(lineStarts)).size).toBe(1);
      expect((await printedLinks(related))[0]?.text).toContain(origin);
    });
  }
  await test.step('the plate stays in the text', async () => {
    const drawing = page.locator('.plate [role="img"] > svg:visible');
    await expect(drawing).toHaveCount(1);
    expect((await drawing.boundingBox())?.height).toBeGreaterThan(150);
  });
  await test.step('its links lead to whole addresses, and it has few sheets', async () => {
    // Only Chromium makes a PDF.
    if (browserName !== 'chromium') return;
    const print = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    const links = Array.from(print.matchAll(/\/URI \((.*?)\)/g), ([, address]) => address);
    expect(links).toContain(`${origin}/services/cloud-services`);
    expect(links).toContain(new URL('/services/data-analytics', page.url()).href);
    expect(print.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(printedPages);
  });
  await test.step('no form, and nothing that is true only now', async () => {
    await openForPrint(page, '/contact');
    const { form, hours } = contact();
    for (const text of [form.title, hours.clock, form.introduction]) {
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByText(hours.weekdays.time)).toBeVisible();
  });
});

/** Runs in the page: where the lines of links begin, which are narrower than a line if they stand side by side. */
function lineStarts(links: Element[]): string[] {
  return links.map((link) => {
    const { x, width } = (link.parentElement ?? link).getBoundingClientRect();
    return `${getComputedStyle(link).display} ${x} ${width}`;
  });
}

test('every kind of page is fit for print', { tag: '@whole' }, async ({ page, browserName }) => {
  test.slow();
  const texts = ['/careers', '/privacy', '/terms', '/services/cloud-services', '/services/gen-ai'];
  for (const path of texts) {
    await test.step(path, async () => {
      await openForPrint(page, path);
      await expectFitForPrint(page, browserName);
    });
  }
  for (const path of ['/', '/contact', '/industry', '/industry/energy']) {
    await test.step(path, async () => {
      await openForPrint(page, path);
      await expectAddressesAfterLinks(page);
    });
  }
});

async function openForPrint(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.emulateMedia({ media: 'print' });
}

async function expectFitForPrint(page: Page, browserName: string): Promise<void> {
  await test.step('text without controls', async () => {
    await expect(page.locator('h1')).toBeVisible();
    const headings = page.locator('main section:not(.band-flag, :has(form)) :is(h2, h3)');
    expect(await headings.count()).toBeGreaterThan(2);
    await expect(headings.filter({ visible: false })).toHaveCount(0);
    const chrome = page.locator('header, footer, nav, button, form, .drawing, .band-flag');
    expect(await chrome.count()).toBeGreaterThan(5);
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
  });
  await test.step('dark ink on white', async () => {
    const { texts, grounds } = await page.evaluate(textAndGroundColours);
    expect(grounds).toEqual(['rgb(255, 255, 255)']);
    expect(texts.length).toBeGreaterThan(0);
    for (const ink of texts) expect(wcagContrast(ink, 'white'), ink).toBeGreaterThanOrEqual(7);
  });
  await test.step('addresses after their links', () => expectAddressesAfterLinks(page));
  // Only Chromium makes a PDF.
  if (browserName !== 'chromium') return;
  await test.step('headings with their text, whole cards, few sheets', async () => {
    const sheet = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type \/Page\b/g)?.length).toBeLessThan(8);
    const breaks = await page.evaluate(() => {
      const values = (selector: string, property: string) =>
        Array.from(document.querySelectorAll(selector))
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).getPropertyValue(property));
      return {
        headings: values('main :is(h1, h2, h3)', 'break-after'),
        cards: values('main li:not(:has(li li)), main .legal-section', 'break-inside'),
      };
    });
    expect(breaks.cards.length).toBeGreaterThan(5);
    expect(new Set([...breaks.headings, ...breaks.cards])).toEqual(new Set(['avoid']));
  });
}

/** Expects the address of every link after it. Out of the text's flow, it would lie on another text. */
async function expectAddressesAfterLinks(page: Page): Promise<void> {
  const links = await printedLinks(page.locator('main a[href]').filter({ visible: true }));
  expect(links.length).toBeGreaterThan(0);
  for (const { address, text, position } of links) {
    expect(position, address).toBe('static');
    if (/^(?:\/|http)/.test(address)) expect(text).toContain(`${address})`);
    else if (address.startsWith('mailto:')) expect(text, 'is the text itself').toBe('none');
  }
}

/** The addresses of links, and the texts that CSS adds. Firefox reports the name of an attribute, not its value. */
function printedLinks(links: Locator) {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const { content, position } = getComputedStyle(link, '::after');
      const address = link.getAttribute('href') ?? '';
      const quoted = content.replace('attr(href)', `"${address}"`).replaceAll('" "', '');
      return { address, text: quoted.replaceAll('"', ''), position };
    }),
  );
}

function textAndGroundColours() {
  const transparent = 'rgba(0, 0, 0, 0)';
  const texts = new Set<string>();
  const grounds = new Set([getComputedStyle(document.documentElement).backgroundColor]);
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility() || element.closest('.sr-only, svg')) continue;
    const { color, backgroundColor } = getComputedStyle(element);
    const isMark = element.matches('.datum');
    if (element.textContent?.trim()) texts.add(color);
    if (backgroundColor !== transparent && !isMark) grounds.add(backgroundColor);
  }
  return { texts: [...texts], grounds: [...grounds] };
}
