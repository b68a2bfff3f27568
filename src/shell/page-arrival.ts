import './page-arrival.css';

/**
 * Lets the first frame of a page that has just come hold the words of its first window alone
 * (page-arrival.css): the rest is laid out and painted a task later.
 */
export function arrive(main: HTMLElement): void {
  main.dataset['arrival'] = '';
  requestAnimationFrame(() => setTimeout(() => delete main.dataset['arrival']));
}
