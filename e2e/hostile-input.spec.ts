import type { Page } from 'playwright/test';
import { NOT_FOUND } from '#content/page-names.ts';
import { contact } from './support/copy.ts';
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
  '/services/__proto__',
  `/${encodeURIComponent('\u202Etxt.exe')}`,
];

/** Queries and fragments of About. */
const suffixes = [
  `?q=${attack}&redirect=javascript:window.attacked=true`,
  '?__proto__[attacked]=true&constructor.prototype.attacked=true',
  '?q=%ff%00%zz',
  `#${attack}`,
  '#"]:not(x',
];

const typed = [
  `${attack}a\u0000b\u0007c\u001B[31m\u202Egnp.exe\u2066\u2069\u200F👩‍👩‍👧‍👦{company} <b>{phone, plural, =0 {`,
  'Our reports disagree. '.repeat(50_000),
];

// Chromium reports the status, and the site reports the path.
test.use({ provoked: { messages: [/status of (400|404)/, /^404: no page at /] } });

test('a hostile address runs nothing, stays on the site, and shows a page that works', async ({
  page,
  baseURL,
}) => {
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
      const response = await page.goto(`/about${path}`);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expectPage(page, '/about');
      expect(await isAttacked(page)).toBe(false);
      // Otherwise the next address could change the fragment alone, which loads no document.
      await page.goto('about:blank');
    });
  }
});

test('hostile text in the form is kept unchanged, sent, and never run', { tag: '@whole' }, async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  for (const text of typed) {
    await test.step(text.slice(0, 20), () => expectKeptAndSent(page, text));
  }
});

const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);

async function expectKeptAndSent(page: Page, text: string): Promise<void> {
  const { form, toast } = contact();
  const message = page.getByRole('textbox', { name: form.message });
  await page.getByLabel(form.name).fill(text.slice(0, 1000));
  await page.getByLabel(form.email).fill('ada@example.com');
  await page.getByLabel(form.company).fill(text.slice(0, 1000));
  await message.fill(text);
  await page.getByLabel(form.subject.label).selectOption('other');
  expect(await message.inputValue()).toBe(text);
  await followHeader(page, '/careers');
  await page.goBack();
  expect(await message.inputValue()).toBe(text);
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('button', { name: toast.close, exact: true }).click();
  await expect(message).toHaveValue('');
  expect(await isAttacked(page)).toBe(false);
  await expect(page).toHaveURL('/contact');
}
