import { markdownTable } from 'markdown-table';
import type { Page } from 'playwright';
import { longTasks, openPage, paintTime } from './page-times.ts';
import { type Measurement, measureInTurn } from './samples.ts';
import { openSlowLink } from './slow-link.ts';

const columns = ['first paint', 'hydrated', 'between', 'longest task there', 'LCP'];

/** Measures on a slow link how long a page is visible before React answers; medians over the rounds. */
export async function hydrationTable({ browser, rounds, routes, versions }: Measurement) {
  const table = [['ms', ...columns, 'LCP without scripts']];
  for (const route of routes) {
    const measured = await measureInTurn(rounds, versions, async (version) => {
      using link = await openSlowLink(version);
      await using page = await openPage(browser, 'phone');
      return await measure(page, link.origin + route, version.name === 'no scripts');
    });
    const cells = measured.flatMap(({ subject, samples }) =>
      (subject.name === 'site' ? columns : ['LCP']).map((column) => samples.middle(column)),
    );
    table.push([route, ...cells]);
  }
  return markdownTable(table);
}

async function measure(page: Page, address: string, isScriptless: boolean) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      performance.mark('hydrated');
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(address, { waitUntil: isScriptless ? 'load' : 'commit' });
  if (isScriptless) return { LCP: await paintTime(page, 'largest-contentful-paint') };
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]);
  const hydrated = await mark.evaluate((entry) => entry?.startTime ?? Number.NaN);
  const paint = await paintTime(page, 'paint');
  const tasks = (await longTasks(page)).filter(({ startTime }) => startTime < hydrated);
  return {
    'first paint': paint,
    hydrated,
    between: hydrated - paint,
    'longest task there': Math.max(0, ...tasks.map(({ duration }) => duration)),
    LCP: await paintTime(page, 'largest-contentful-paint'),
  };
}
