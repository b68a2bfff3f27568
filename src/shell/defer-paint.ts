import './defer-paint.css';

/**
 * Lets the first frame of a page that has just come hold the words of its first window alone
 * (defer-paint.css): the rest is laid out and painted a task later.
 */
export function deferPaint(main: HTMLElement): void {
  main.dataset['deferred'] = '';
  requestAnimationFrame(() => setTimeout(() => delete main.dataset['deferred']));
}
