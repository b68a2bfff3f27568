import { afterFrame } from '#ui/after-frame.ts';

/**
 * Lets the first frame of a page that has just come hold its first window alone (page-transitions.css):
 * what lies below it is laid out and painted a task later.
 */
export function paintFirstWindow(main: HTMLElement): void {
  main.dataset['arriving'] = '';
  afterFrame(() => delete main.dataset['arriving']);
}
