import './defer-paint.css';

/**
 * Makes the first frame of a new page show only the text at its top (defer-paint.css). The browser
 * lays out and paints everything else one task later.
 */
export function deferPaint(main: HTMLElement): void {
  main.dataset['deferred'] = '';
  requestAnimationFrame(() => setTimeout(() => delete main.dataset['deferred']));
}
