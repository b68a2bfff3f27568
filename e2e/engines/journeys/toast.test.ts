import { expect } from 'vitest';
import { journeys } from '#e2e/engines/journey.ts';
import { close, fillIn, send } from '#e2e/engines/page/contact-form.ts';
import { find, readElement } from '#e2e/engines/page/elements.ts';
import { open } from '#e2e/engines/page/open.ts';
import { tabTo } from '#e2e/engines/page/tab-to.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { contact } from '#e2e/support/copy.ts';

/** How long the toast stays, in ms. */
const shortestLife = 6000;
const longestLife = 8000;

/** Sends a message, and waits for the toast. */
async function sendMessage(visitor: Visitor): Promise<void> {
  await fillIn(visitor);
  await visitor.evaluate(timeToast, contact().toast.close);
  await expect.poll(() => readElement(visitor, send)).toMatchObject({ isFocused: true });
  await visitor.press('Enter');
  await find(visitor, close);
}

/** Runs in the page: notes from now on when the toast's close button appears and disappears. */
function timeToast(label: string): void {
  const { dataset } = document.documentElement;
  new MutationObserver(() => {
    const buttons = Array.from(document.querySelectorAll('button'));
    const isShown = buttons.some((button) => button.getAttribute('aria-label') === label);
    const now = String(performance.now());
    if (isShown) dataset['toastShown'] ??= now;
    else if (dataset['toastShown']) dataset['toastGone'] ??= now;
  }).observe(document.body, { childList: true, subtree: true });
}

/** How long the toast has been shown, in ms. */
const life = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { toastShown, toastGone } = document.documentElement.dataset;
    return Number(toastGone ?? performance.now()) - Number(toastShown);
  });

const gone = (visitor: Visitor) => expect.poll(() => readElement(visitor, close)).toBeNull();

journeys('Toast', { scheme: 'light', zoom: 1 }, (journey) => {
  journey('stays for at least six seconds, and disappears by itself', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await sendMessage(visitor);
    await gone(visitor);
    expect(await life(visitor)).toBeGreaterThanOrEqual(shortestLife);
  });

  journey('stays as long as the mouse is over it', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await sendMessage(visitor);
    await visitor.moveTo(await find(visitor, close));
    await expect.poll(() => life(visitor)).toBeGreaterThan(longestLife + 1000);
    expect(await readElement(visitor, close)).not.toBeNull();
    await visitor.moveTo({ x: 0, y: 0 });
    await gone(visitor);
  });

  journey('is reached by F6, and closed by keyboard', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await sendMessage(visitor);
    await visitor.press('F6');
    await tabTo(visitor, close);
    await visitor.press('Enter');
    await gone(visitor);
    expect(await visitor.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
