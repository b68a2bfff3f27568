import type { Page } from 'playwright/test';
import { NOT_FOUND } from '#content/page-names.ts';
import { contact, nameOf, pageTexts } from './support/copy.ts';
import { headerLink } from './support/header-link.ts';
import { expect, openHydrated, test, waitForHydration } from './support/site-test.ts';
import { UNKNOWN_PATH } from './support/unknown-path.ts';

/** Sets `window.attacked` if a page runs the markup. */
const attack =
  '<img src=x onerror="window.attacked = true"><script>window.attacked = true</script>';

const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);

test.describe('an address', () => {
  // Chromium reports the status, and the site reports the path.
  test.use({ provoked: { messages: [/status of (400|404|414)/, /^404: no page at /] } });

  for (const { description, path, isSampled } of [
    { description: 'with encoded slashes', path: '/services%2Fautomation' },
    {
      description: 'with an encoded parent folder',
      path: '/services/%2E%2E%2Fabout',
      isSampled: true,
    },
    { description: 'that names a script', path: '/javascript:window.attacked=true' },
    {
      description: 'with encoded markup',
      path: `/${encodeURIComponent(attack)}`,
      isSampled: true,
    },
    { description: 'with an encoded null byte', path: '/about%00', isSampled: true },
    {
      description: 'with right-to-left overrides',
      path: `/${encodeURIComponent('\u202Etxt.exe')}`,
    },
    { description: 'of another host after an encoded backslash', path: '/%5C%5Cevil.example' },
    { description: 'of an object’s own property', path: '/services/__proto__', isSampled: true },
  ]) {
    test(`${description} shows no page, and stays on the site`, {
      tag: isSampled ? [] : '@whole',
    }, async ({ page, baseURL }) => {
      const response = await page.goto(path);
      expect([400, 404]).toContain(response?.status());
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
      if (response?.status() === 404) {
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveText(pageTexts(NOT_FOUND).heading);
        await headerLink(page, nameOf('/careers')).click();
        await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
      }
      expect(await isAttacked(page)).toBe(false);
    });
  }

  for (const { description, path, status } of [
    { description: 'with an invalid escape', path: '/%zz', status: 400 },
    { description: 'that is not UTF-8', path: '/%ff', status: 400 },
    { description: 'longer than any page’s address', path: `/${'a'.repeat(5000)}`, status: 414 },
    {
      description: 'with a query string that is too long',
      path: `/?${'a'.repeat(5000)}`,
      status: 414,
    },
  ]) {
    test(`${description} is refused`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      expect(await response?.text()).toMatch(/^[A-Z][A-Za-z -]+\n$/);
    });
  }

  test('with two slashes at its start stays on the site', async ({ page, baseURL }) => {
    for (const path of ['//evil.example', '///evil.example/%2e', '/\\evil.example']) {
      await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    }
  });

  test('with markup in query and fragment shows its page', async ({ page }) => {
    for (const rest of [
      `?q=${attack}`,
      `?__proto__[attacked]=true&constructor.prototype.attacked=true`,
      `?redirect=javascript:window.attacked=true&redirect=//evil.example`,
      `?q=%ff%00%zz`,
      `#${attack}`,
      '#javascript:window.attacked=true',
      '#"]:not(x',
      '#%ff',
    ]) {
      await test.step(rest, async () => {
        const response = await page.goto(`/about${rest}`);
        expect(response?.status()).toBe(200);
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
        expect(await isAttacked(page)).toBe(false);
        // Otherwise the next address could change the fragment alone, which loads no document.
        await page.goto('about:blank');
      });
    }
  });

  for (const { path, isSampled } of [
    { path: '/%ff', isSampled: true },
    { path: '/%zz' },
    { path: '/services/%00' },
    { path: '/about/%' },
    { path: `/${'a/'.repeat(500)}a`, isSampled: true },
  ]) {
    test(`${path.slice(0, 20)} shows the not-found page that the host sends`, {
      tag: isSampled ? [] : '@whole',
    }, async ({ page }) => {
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const url = new URL(UNKNOWN_PATH, route.request().url()).href;
          await route.fulfill({ response: await route.fetch({ url }) });
        },
      );
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(NOT_FOUND).heading);
      await headerLink(page, nameOf('/careers')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    });
  }
});

test.describe('text that is typed into the form', () => {
  for (const { description, text, isSampled } of [
    { description: 'markup', text: attack, isSampled: true },
    { description: 'right-to-left overrides', text: '\u202Egnp.exe\u2066\u2069\u200F' },
    {
      description: 'null and control characters',
      text: 'a\u0000b\u0007c\u001B[31m',
      isSampled: true,
    },
    { description: 'emoji', text: '👩‍👩‍👧‍👦🏳️‍🌈' },
    { description: 'a megabyte', text: 'Our reports disagree. '.repeat(50_000), isSampled: true },
    { description: 'ICU message syntax', text: '{company} <b>{phone, plural, =0 {' },
  ]) {
    test(`${description} is kept unchanged, sent, and never run`, {
      tag: isSampled ? [] : '@whole',
    }, async ({ page }) => {
      await openHydrated(page, '/contact');
      const email = page.getByLabel(contact().form.email);
      const messageField = page.getByRole('textbox', { name: contact().form.message });
      await page.getByLabel(contact().form.name).fill(text.slice(0, 1000));
      await email.fill('ada@example.com');
      await page.getByLabel(contact().form.company).fill(text.slice(0, 1000));
      await messageField.fill(text);
      await page.getByLabel(contact().form.subject.label).selectOption('other');
      const kept = await messageField.inputValue();
      expect(kept).toBe(text);

      await headerLink(page, nameOf('/careers')).click();
      await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
      await page.goBack();
      expect(await messageField.inputValue()).toBe(kept);

      await page.getByRole('button', { name: contact().form.submit }).click();
      await expect(page.getByRole('group', { name: contact().toast.title })).toBeVisible();
      await expect(messageField).toHaveValue('');
      expect(await isAttacked(page)).toBe(false);
      await expect(page).toHaveURL('/contact');
    });
  }
});
