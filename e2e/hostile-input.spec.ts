import type { Page } from 'playwright/test';
import { NOT_FOUND } from '#content/page-names.ts';
import { expect, openHydrated, test, waitForHydration } from './support/site-test.ts';
import { expectPage, followHeader } from './support/visit.ts';

// How hosts answer such addresses: deploy/contract and deploy/hostile. Addresses that cannot be decoded: offline/matrix.spec.ts.

/** Sets `window.attacked` if a page runs the markup. */
const attack =
  '<img src=x onerror="window.attacked = true"><script>window.attacked = true</script>';

/** Addresses that name no page; the host refuses some of them. */
const unknown = [
  '/services/%2E%2E%2Fabout',
  `/${encodeURIComponent(attack)}`,
  '/about%00',
  '/contact%2F',
  '/services/__proto__',
  `/${encodeURIComponent('\u202Etxt.exe')}`,
];

const escaped = [
  ['/about%2ehtml', '/about'],
  ['/inde%78', '/'],
] as const;

const suffixes = [
  `?q=${attack}&redirect=javascript:window.attacked=true`,
  '?__proto__[attacked]=true&constructor.prototype.attacked=true',
  '?q=%ff%00%zz',
  `#${attack}`,
  '#"]:not(x',
];

// Chromium reports the status, and the site reports the path.
test.use({ provoked: { messages: [/status of (400|404)/, /^404: no page at /] } });

test('a hostile address runs nothing, and shows a page of this site', async ({ page, baseURL }) => {
  test.slow();
  for (const path of unknown) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect([400, 404]).toContain(response?.status());
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
      expect(await isAttacked(page)).toBe(false);
      if (response?.status() === 400) return;
      await waitForHydration(page);
      await expectPage(page, NOT_FOUND);
      await followHeader(page, '/careers');
    });
  }
  for (const path of ['//evil.example', '///evil.example/%2e', '/\\evil.example']) {
    await page.goto(`${baseURL}${path}`);
    expect(new URL(page.url()).origin, path).toBe(new URL(baseURL ?? '').origin);
  }
  for (const path of suffixes) {
    await test.step(path, async () => {
      const response = await openHydrated(page, `/about${path}`);
      expect(response?.status()).toBe(200);
      await expectPage(page, '/about');
      expect(await isAttacked(page)).toBe(false);
      // Otherwise the next address could change the fragment alone, which loads no document.
      await page.goto('about:blank');
    });
  }
});

test('the page of an address with escaped letters stays, at its own address', async ({ page }) => {
  for (const [address, path] of escaped) {
    await openHydrated(page, `${address}?q#main`);
    await expect(page).toHaveURL(`${path}?q#main`);
    await expectPage(page, path);
  }
});

const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);
