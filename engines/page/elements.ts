import { expect } from 'vitest';
import type { Visitor } from '#engines/visitor.ts';

/** What a visitor looks for: an element of a kind by its name, or by a part of its name. */
export type Target = {
  /** A CSS selector for the kind, such as `header button`. */
  readonly kind: string;
} & ({ readonly name: string } | { readonly partOfName: string });

/** What a visitor perceives of an element. */
export interface ElementState {
  /** Its middle, in px of the window. */
  readonly x: number;
  readonly y: number;
  readonly isFocused: boolean;
  readonly isExpanded: boolean;
  /** The text in a field, the choice of a list, or what the element says. */
  readonly value: string;
  /** What the browser has against its value, where it takes part in a form. */
  readonly validationMessage: string;
  readonly description: string;
}

export const link = (name: string, context = '') => ({ kind: `${context} a[href]`, name });
export const button = (name: string, context = '') => ({ kind: `${context} button`, name });
/** A field by its label, of which “optional” may be a part; also one that opens a list. */
export const field = (label: string) => ({
  kind: 'input, textarea, select, button[aria-haspopup]',
  partOfName: label,
});

/** The element, where it is shown and not hidden from anybody. */
export function readElement(visitor: Visitor, target: Target): Promise<ElementState | null> {
  return visitor.evaluate(findInPage, {
    name: '',
    partOfName: '',
    ...target,
    scrollsIntoView: false,
  });
}

/** Waits until the element is shown, and brings it to the middle of the window. */
export async function find(visitor: Visitor, target: Target): Promise<ElementState> {
  let state: ElementState | null = null;
  const bring = async () => {
    state = await visitor.evaluate(findInPage, {
      name: '',
      partOfName: '',
      ...target,
      scrollsIntoView: true,
    });
    return state;
  };
  await expect.poll(bring, { message: `shown: ${JSON.stringify(target)}` }).not.toBeNull();
  if (state === null) throw new Error('poll has seen it');
  return state;
}

export async function click(visitor: Visitor, target: Target): Promise<void> {
  await visitor.click(await find(visitor, target));
}

/** Runs in the page. */
function findInPage(target: {
  readonly kind: string;
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
      // What only screen readers get is a pixel in size.
      Math.min(width, height) > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]')
    );
  };
  const isMeant = (element: Element) =>
    target.name === ''
      ? nameOf(element).includes(target.partOfName)
      : nameOf(element) === target.name;
  const element = Array.from(document.querySelectorAll(target.kind)).findLast(
    (candidate) => isMeant(candidate) && isShown(candidate),
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
