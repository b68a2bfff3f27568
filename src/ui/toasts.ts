import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface ToastContent {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

/** How long a toast stays, in ms (decisions, behaviour: at least 6 s). */
const TOAST_MILLISECONDS = 8000;

/** The site's toasts. react-aria's toasts are unstable by name: only this folder knows them. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** Shows a confirmation that goes away by itself; the pointer or focus on it stops the clock. */
export function showToast(content: ToastContent): void {
  toastQueue.add(content, { timeout: TOAST_MILLISECONDS });
}
