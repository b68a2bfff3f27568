import type { Path } from '#content/paths.ts';

/** Whether the visitor is on the page with the contact form, which shows by itself what becomes of a message. */
export function isFormShown(): boolean {
  const path: Path = '/contact';
  return window.location.pathname === path;
}
