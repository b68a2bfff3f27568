import { expect } from 'vitest';
import type { Journey } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** How a visitor finds an element: by a selector and a text that it shows or that a screen reader says. */
export interface Target {
  readonly selector: string;
  readonly says?: string;
}

/** A link by its address, such as `header a[href="/about"]` for the link to About in the header. */
export const link = (path: string, container: string): Target => ({
  selector: `${container} a[href="${path}"]`,
});
export const button = (says: string, container = ''): Target => ({
  selector: `${container} button`,
  says,
});
/** A field of the contact form. */
export const field = (name: string): Target => ({ selector: `[name="${name}"]` });

/** What a visitor can perceive of an element. */
type Shown = NonNullable<ReturnType<typeof lookInPage>>;

/** The element as it is now; null where it is hidden from sight or from screen readers. */
export function look(visitor: Visitor, { selector, says = '' }: Target, scrolls = false) {
  return visitor.evaluate(lookInPage, selector, says, scrolls);
}

/** Waits until the element is shown, and scrolls it into view. */
export async function find(visitor: Visitor, target: Target): Promise<Shown> {
  const message = `shown: ${JSON.stringify(target)}`;
  await expect.poll(() => look(visitor, target), { message }).not.toBeNull();
  const shown = await look(visitor, target, true);
  if (shown === null) throw new Error(`disappeared: ${JSON.stringify(target)}`);
  return shown;
}

export async function click(visitor: Visitor, target: Target): Promise<void> {
  await visitor.click(await find(visitor, target));
}

/** Waits until the element has the focus. */
export async function expectFocus(visitor: Visitor, target: Target): Promise<void> {
  await expect.poll(() => look(visitor, target)).toMatchObject({ isFocused: true });
}

/** Presses Tab until the element has the focus. */
export async function tabTo(visitor: Visitor, target: Target): Promise<void> {
  const pressTab = async () => {
    await visitor.press('Tab');
    return (await look(visitor, target))?.isFocused;
  };
  await expect.poll(pressTab, { interval: 0, message: JSON.stringify(target) }).toBe(true);
}

/** Opens a page and waits until React has hydrated it, so that controls work. */
export async function open({ visitor, address }: Journey, path: string): Promise<void> {
  await visitor.open(address + path);
  const isHydrated = () => visitor.evaluate(() => 'hydrated' in document.documentElement.dataset);
  await expect.poll(isHydrated, { message: `${path} is hydrated` }).toBe(true);
}

/** Waits until the worker controls the page: then the whole site is stored. */
export async function waitForWorker(visitor: Visitor): Promise<void> {
  const isControlled = () => visitor.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { message: 'controlled by the worker' }).toBe(true);
}

/** Opens a page and waits until the whole site is stored, so that it needs no network. */
export async function openStored(journey: Journey, path: string): Promise<void> {
  await open(journey, path);
  await waitForWorker(journey.visitor);
}

/** What a console says when the network is gone. */
export const unreachable = [/Failed to load resource/, /could not be loaded/];

/** Waits until this is the page's only h1. */
export async function expectHeading(visitor: Visitor, heading: string): Promise<void> {
  const headings = () =>
    visitor.evaluate(() =>
      Array.from(document.querySelectorAll('h1'), (h1) => h1.textContent?.trim()),
    );
  await expect.poll(headings).toEqual([heading]);
}

/** Runs in the page: the last shown element that matches, optionally scrolled into view. */
function lookInPage(selector: string, says: string, scrolls: boolean) {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      // Text for screen readers alone is one px in size.
      Math.min(width, height) > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]')
    );
  };
  const element = Array.from(document.querySelectorAll<HTMLElement>(selector)).findLast(
    (candidate) =>
      plain(`${candidate.ariaLabel ?? ''} ${candidate.textContent}`).includes(says) &&
      isShown(candidate),
  );
  if (!element) return null;
  if (scrolls) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const describedBy = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    isFocused: element === document.activeElement,
    isExpanded: element.ariaExpanded === 'true',
    value: 'value' in element ? String(element.value) : '',
    /** The browser's message about an invalid field, empty elsewhere. */
    complaint: element.matches(':invalid') ? Reflect.get(element, 'validationMessage') : '',
    description: describedBy.map((id) => plain(document.getElementById(id)?.textContent)).join(' '),
  };
}
