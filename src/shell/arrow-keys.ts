import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in the header, beside Tab: left and right along its row, down from an open menu's
 * trigger into its links, up and down among them, Home and End to the first and the last.
 */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextStop(event.key, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextStop(key: string, header: HTMLElement): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return neighbour(row(header), isRightToLeft(header) ? -1 : 1);
    case 'ArrowLeft':
      return neighbour(row(header), isRightToLeft(header) ? 1 : -1);
    case 'ArrowDown':
      return neighbour(openMenu(header), 1);
    case 'ArrowUp':
      return neighbour(openMenu(header), -1);
    case 'Home':
      return linksAround(header).at(0);
    case 'End':
      return linksAround(header).at(-1);
    default:
      return undefined;
  }
}

function neighbour(stops: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return undefined;
  const index = stops.indexOf(activeElement);
  return index === -1 ? undefined : stops[index + step];
}

/** What stands in the header itself: the plain links and the menus' triggers. */
function row(header: HTMLElement) {
  return [...header.querySelectorAll<HTMLElement>(':scope > li > a, .menu-trigger')];
}

/** The open menu from its trigger to its last link. */
function openMenu(header: HTMLElement) {
  const trigger = header.querySelector<HTMLElement>('.menu-trigger[aria-expanded="true"]');
  const links = trigger?.closest('.menu')?.querySelectorAll<HTMLElement>('.menu-link') ?? [];
  return trigger ? [trigger, ...links] : [];
}

/** The links of the open menu, if focus is on one of them. */
function linksAround(header: HTMLElement) {
  const links = openMenu(header).slice(1);
  return links.some((link) => link === document.activeElement) ? links : [];
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
