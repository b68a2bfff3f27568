import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in the header, in addition to Tab. Left and right move along the row; down and up move
 * through an open menu, starting at its trigger; Home and End go to its first and last link.
 */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextElement(event.key, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextElement(key: string, row: HTMLElement): HTMLElement | undefined {
  const right = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return neighbour(rowElements(row), right);
    case 'ArrowLeft':
      return neighbour(rowElements(row), -right);
    case 'ArrowDown':
      return neighbour(openMenuElements(row), 1);
    case 'ArrowUp':
      return neighbour(openMenuElements(row), -1);
    case 'Home':
      return focusedMenuLinks(row).at(0);
    case 'End':
      return focusedMenuLinks(row).at(-1);
    default:
      return undefined;
  }
}

function neighbour(elements: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return undefined;
  const index = elements.indexOf(activeElement);
  // At the end the focus stays: the page must not scroll away under an open menu.
  return index === -1 ? undefined : (elements[index + step] ?? activeElement);
}

/** The plain links and the menus' triggers, without the links inside the menus. */
function rowElements(row: HTMLElement) {
  return [...row.querySelectorAll<HTMLElement>(':scope > li > a, .menu-trigger')];
}

function openMenuElements(row: HTMLElement) {
  const trigger = row.querySelector<HTMLElement>('.menu-trigger[aria-expanded="true"]');
  const links = trigger?.closest('.menu')?.querySelectorAll<HTMLElement>('.menu-link') ?? [];
  return trigger ? [trigger, ...links] : [];
}

/** The open menu's links, if one of them has the focus; otherwise an empty list. */
function focusedMenuLinks(row: HTMLElement) {
  const links = openMenuElements(row).slice(1);
  return links.some((link) => link === document.activeElement) ? links : [];
}
