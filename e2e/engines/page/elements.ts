import { expect } from 'vitest';
import type { Visitor } from '#e2e/engines/visitor.ts';

/** How an element is found: by a selector and its accessible name, or a part of its name. */
export type Target = {
  /** Such as `header button`. */
  readonly selector: string;
} & ({ readonly name: string } | { readonly partOfName: string });

/** What a visitor can perceive of an element. */
export interface ElementState {
  /** The element's centre, in CSS px of the window. */
  readonly x: number;
  readonly y: number;
  readonly isFocused: boolean;
  readonly isExpanded: boolean;
  /** The text in a field, the chosen option of a list, or the element's text. */
  readonly value: string;
  /** The browser's message about an invalid field, empty elsewhere. */
  readonly validationMessage: string;
  readonly description: string;
}

export const link = (name: string, container = '') => ({ selector: `${container} a[href]`, name });
export const button = (name: string, container = '') => ({ selector: `${container} button`, name });
/** A field by its label, which may contain “optional” too; also a button that opens a list. */
export const field = (label: string) => ({
  selector: 'input, textarea, select, button[aria-haspopup]',
  partOfName: label,
});

/** The element's state; null where it is hidden from sight or from screen readers. */
export function readElement(visitor: Visitor, target: Target): Promise<ElementState | null> {
  return visitor.evaluate(findInPage, {
    name: '',
    partOfName: '',
    ...target,
    scrollsIntoView: false,
  });
}

/** Waits until the element is shown, and scrolls it into view. */
export async function find(visitor: Visitor, target: Target): Promise<ElementState> {
  let state: ElementState | null = null;
  const findAndScroll = async () => {
    state = await visitor.evaluate(findInPage, {
      name: '',
      partOfName: '',
      ...target,
      scrollsIntoView: true,
    });
    return state;
  };
  await expect.poll(findAndScroll, { message: `shown: ${JSON.stringify(target)}` }).not.toBeNull();
  if (state === null) throw new Error('unreachable: the poll ends with a state');
  return state;
}

export async function click(visitor: Visitor, target: Target): Promise<void> {
  await visitor.click(await find(visitor, target));
}

/** Runs in the page: the last shown element that matches the target, optionally scrolled into view. */
function findInPage(target: {
  readonly selector: string;
  readonly name: string;
  readonly partOfName: string;
  readonly scrollsIntoView: boolean;
}): ElementState | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const referred = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent))
      .join(' ');
  const nameOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    return (
      plain(referred(element, 'aria-labelledby')) ||
      plain(element.getAttribute('aria-label')) ||
      plain(Array.from(labels, (label) => label.textContent).join(' ')) ||
      plain(element.textContent)
    );
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      // Text for screen readers alone is one px in size.
      Math.min(width, height) > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]')
    );
  };
  const hasName = (element: Element) =>
    target.name === ''
      ? nameOf(element).includes(target.partOfName)
      : nameOf(element) === target.name;
  const element = Array.from(document.querySelectorAll(target.selector)).findLast(
    (candidate) => hasName(candidate) && isShown(candidate),
  );
  if (!element) return null;
  if (target.scrollsIntoView) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  const chosen =
    element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    isFocused: element === document.activeElement,
    isExpanded: element.getAttribute('aria-expanded') === 'true',
    value: chosen ?? (isField ? element.value : plain(element.textContent)),
    validationMessage: isField ? element.validationMessage : '',
    description: referred(element, 'aria-describedby'),
  };
}
