import { createStore } from 'zustand/vanilla';

/** How long an announcement stays in the page, in ms: longer than any screen reader needs to notice it. */
const ANNOUNCED_MILLISECONDS = 5000;

/** A text that screen readers speak when it is added. The same text twice is two announcements. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** The current announcements, the oldest first. `Announcer.tsx` renders them. */
export const announcements = createStore<readonly Announcement[]>(() => []);

let count = 0;

/** Makes screen readers speak a text once, after the text that they are speaking. */
export function announce(text: string): void {
  count += 1;
  const announcement = { id: count, text };
  announcements.setState((earlier) => [...earlier, announcement], true);
  setTimeout(() => {
    announcements.setState((all) => all.filter((each) => each !== announcement), true);
  }, ANNOUNCED_MILLISECONDS);
}
