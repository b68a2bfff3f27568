import { industryIds } from '#content/industries.ts';
import { jobIds } from '#content/jobs.ts';
import { industryPath, paths, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { expect, test } from './support/site-test.ts';

// What a first screen shows (docs/design.md): one grid of heroes, the next heading, and lists that begin in view.

test.use({ javaScriptEnabled: false });

const families = {
  services: ['/services'],
  industries: ['/industry'],
  company: ['/about', '/careers', '/contact'],
  law: ['/privacy', '/terms'],
};

test('heroes have one grid, a ground for each family, and the next heading is in view', {
  tag: '@whole',
}, async ({ page }) => {
  test.slow();
  const tops = new Set<number>();
  const grounds = new Map<string, string>();
  for (const path of paths.filter((each) => each !== '/')) {
    await page.goto(path);
    const places = await page.locator('.page-hero').evaluate((hero) => {
      const heading = hero.querySelector('h1');
      const next = hero.parentElement?.querySelector('h2');
      return {
        height: hero.getBoundingClientRect().height,
        ground: getComputedStyle(hero).backgroundColor,
        top: heading?.getBoundingClientRect().top ?? 0,
        lines:
          (heading?.getBoundingClientRect().height ?? 0) /
          parseFloat(heading ? getComputedStyle(heading).lineHeight : '1'),
        next: next?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      };
    });
    expect.soft(places.height, path).toBeLessThanOrEqual(520);
    expect.soft(Math.round(places.lines), path).toBeLessThanOrEqual(3);
    expect.soft(places.next, path).toBeLessThan(900);
    tops.add(Math.round(places.top));
    grounds.set(path, places.ground);
  }
  expect([...tops]).toHaveLength(1);
  const used = Object.values(families).map((starts) => [
    ...new Set(
      [...grounds]
        .filter(([path]) => starts.some((each) => path.startsWith(each)))
        .map(([, ground]) => ground),
    ),
  ]);
  expect(
    used.map((each) => each.length),
    JSON.stringify(used),
  ).toEqual([1, 1, 1, 1]);
  expect(new Set(used.flat()).size).toBe(4);
});

test('on a tall screen a hero grows with the window', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  for (const path of ['/services/cloud-services', '/careers']) {
    await page.goto(path);
    const hero = await page.locator('.page-hero').boundingBox();
    expect.soft(hero?.height, path).toBeGreaterThanOrEqual(630);
  }
});

test('an index shows its list on the first screen', async ({ page }) => {
  for (const [path, entries] of [
    ['/services', serviceIds.filter((id) => id !== 'gen-ai').map(servicePath)],
    ['/industry', industryIds.map(industryPath)],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const rows = page.locator('.page-hero li a');
    await expect(rows).toHaveCount(entries.length);
    for (const [i, entry] of entries.entries()) {
      await expect(rows.nth(i)).toHaveAttribute('href', entry);
      await expect(rows.nth(i)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await rows.first().boundingBox())?.y, `${path} on a phone`).toBeLessThan(600);
  }
});

test('a phone shows the whole drawing on its first screen', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...serviceIds.map(servicePath), ...industryIds.map(industryPath)]) {
    await page.goto(path);
    await expect.soft(page.locator('.plate > [role="img"]'), path).toBeInViewport({ ratio: 1 });
  }
});

test('every open position has its row and lit window in the hero of Careers', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.locator('.page-hero li li')).toHaveCount(jobIds.length);
  await expect(page.locator('.window-lit')).toHaveCount(jobIds.length);
});

test('Contact’s form begins on the first screen', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form .field-box').first()).toBeInViewport({ ratio: 1 });
});

test('a reading leads to the place that tells it', { tag: '@whole' }, async ({ page }) => {
  for (const path of [...serviceIds.map(servicePath), ...industryIds.map(industryPath)]) {
    await page.goto(path);
    const value = await page.locator('.plate-value').innerText();
    await page.locator('.plate-datum a').click();
    const isHere = new URL(page.url()).pathname === path;
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeInViewport();
    // A page's own statistic is said once, in its hero.
    const place = page.locator(isHere ? hash : 'main');
    const isStatistic =
      isHere && (await place.locator('.statistics').count()) > 0 && !path.startsWith('/services/');
    for (const number of value.match(/[\d.,]+/g) ?? []) {
      if (isStatistic) await expect(place.getByText(value, { exact: true })).toHaveCount(0);
      else await expect(place).toContainText(number);
    }
  }
});
