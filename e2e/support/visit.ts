import { expect, type Locator, type Page } from 'playwright/test';
import type { PageId } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { contact, nameOf, pageTexts } from './copy.ts';

// What a visitor looks for, does and hears on a page.

export const headerLink = (page: Page, path: Path): Locator =>
  page.getByRole('banner').getByRole('link', { name: nameOf(path), exact: true });

export const footerLink = (page: Page, path: Path): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: nameOf(path), exact: true });

export async function expectPage(page: Page, shown: PageId): Promise<void> {
  await expect(page.locator('h1')).toHaveText(pageTexts(shown).heading);
}

/** Changes to a page without a link, because not every page has a link to every other page. Waits until the page is whole. */
export async function changePage(page: Page, path: Path): Promise<void> {
  // The router handles pushState like a press.
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await expectPage(page, path);
  // The place of what follows the first section (src/ui/BelowFirstScreen.tsx).
  await expect(page.locator('main .h-screen:empty')).toHaveCount(0);
}

export async function followHeader(page: Page, path: Path): Promise<void> {
  await headerLink(page, path).click();
  await expectPage(page, path);
}

export async function followFooter(page: Page, path: Path): Promise<void> {
  await footerLink(page, path).click();
  await expectPage(page, path);
}

// These functions tell whether a page has loaded another document: a new document has no mark.

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked');
}

export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
}

/** Makes the next Tab go to the first control in this part of the page, and scrolls to the page's top. */
export async function startTabAt(page: Page, part: 'main' | 'body'): Promise<void> {
  await page.locator(part).evaluate((element) => {
    // An element that has had the focus stays the place from which Tab starts.
    const before = element.getAttribute('tabindex');
    element.setAttribute('tabindex', '-1');
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (before === null) element.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Runs in the page: whether what has the focus is in the window and under nothing else. */
export function isFocusUncovered(): boolean {
  const element = document.activeElement;
  // The browser scrolls a text box to its caret, so its middle may be out of view.
  if (element?.tagName === 'TEXTAREA') return true;
  const [box] = element?.getClientRects() ?? [];
  if (!element || !box) return false;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

export const sendButton = (page: Page) => page.getByRole('button', { name: contact().form.submit });

export const toast = (page: Page, name = contact().toast.title) =>
  page.getByRole('group', { name });

const usual = { subject: 'data-analytics', text: 'Our reports disagree.' };

export async function fillIn(page: Page, { subject, text } = usual): Promise<void> {
  await page.getByLabel(contact().form.name).fill('Ada Lovelace');
  await page.getByLabel(contact().form.email).fill('ada@example.com');
  await page.getByLabel(contact().form.subject.label).selectOption(subject);
  await page.getByLabel(contact().form.message).fill(text);
}

/** The same, then waits for the code of the confirmation, so that sending needs no network. */
export async function fillInWithToastLoaded(page: Page): Promise<void> {
  const confirmation = page.waitForResponse('**/assets/ToastRegion-*');
  await fillIn(page);
  await (await confirmation).finished();
}

export const liveRegion = (page: Page) => page.locator('[aria-live="polite"]');

/** Records the texts that enter the live region from now on. Call the result to read them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorded = await liveRegion(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) texts.push(node.textContent ?? '');
      }
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => recorded.jsonValue();
}
