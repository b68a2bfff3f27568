import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** How a visitor finds an element: by a selector and a text that it shows or that a screen reader says. */
export interface Target {
  readonly selector: string;
  readonly says?: string;
}

export const link = (path: string, container: string): Target => ({
  selector: `${container} a[href="${path}"]`,
});
export const button = (says: string, container = ''): Target => ({
  selector: `${container} button`,
  says,
});
export const field = (name: string): Target => ({ selector: `[name="${name}"]` });

export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(browser: Browser, address: string) {
  /** The element as it is now, scrolled into view; null where it is hidden from sight or from screen readers. */
  const look = ({ selector, says = '' }: Target) => browser.evaluate(lookInPage, selector, says);

  const find = async (target: Target) => {
    await expect.poll(() => look(target), { message: JSON.stringify(target) }).not.toBeNull();
    const shown = await look(target);
    if (shown === null) throw new Error(`disappeared: ${JSON.stringify(target)}`);
    return shown;
  };

  return {
    ...browser,
    look,
    find,
    /** Waits until a page of the site loads nothing more: engines complain about the requests of a page that is left. */
    async waitForIdle() {
      await this.expectTrue(
        () => location.protocol === 'about:' || 'idle' in document.documentElement.dataset,
      );
    },
    async open(path: string) {
      await this.waitForIdle();
      await browser.goto(address + path);
      await this.expectTrue(() => 'hydrated' in document.documentElement.dataset);
    },
    clickOn: async (target: Target) => browser.click(await find(target)),
    async tabTo(target: Target) {
      const pressTab = async () => {
        await browser.press('Tab');
        return (await look(target))?.isFocused;
      };
      await expect.poll(pressTab, { interval: 0, message: JSON.stringify(target) }).toBe(true);
    },
    expectTrue: <Args extends string[]>(
      isTrue: (...args: Args) => boolean | Promise<boolean>,
      ...args: Args
    ) =>
      expect.poll(() => browser.evaluate(isTrue, ...args), { message: String(isTrue) }).toBe(true),
    expectState: (target: Target, state: Partial<NonNullable<ReturnType<typeof lookInPage>>>) =>
      expect.poll(() => look(target), { message: JSON.stringify(target) }).toMatchObject(state),
    expectHidden: (target: Target) => expect.poll(() => look(target)).toBeNull(),
    /** Waits until this is the page's only h1. */
    expectHeading: (heading: string) =>
      expect.poll(() => browser.evaluate(headingsInPage)).toEqual([heading]),
    async reload() {
      await this.waitForIdle();
      await browser.reload();
    },
    /** Waits until the worker controls the page: then the whole site is stored. */
    async waitForWorker() {
      await this.expectTrue(() => navigator.serviceWorker.controller !== null);
      await this.waitForIdle();
    },
  };
}

const headingsInPage = () =>
  Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent.trim());

/** Runs in the page: scrolls the last shown element that matches into view, and reads it. */
function lookInPage(selector: string, says: string) {
  const element = Array.from(document.querySelectorAll(selector)).findLast((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    return (
      `${candidate.ariaLabel ?? ''} ${candidate.textContent}`.includes(says) &&
      // Text for screen readers alone is one px in size.
      Math.min(width, height) > 1 &&
      candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !candidate.closest('[aria-hidden=true], [inert]')
    );
  });
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    isFocused: element === document.activeElement,
    isExpanded: element.ariaExpanded === 'true',
    value: 'value' in element ? String(element.value) : '',
  };
}
