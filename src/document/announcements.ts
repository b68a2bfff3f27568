import { createStore } from 'zustand/vanilla';

/** How long an announcement stays in the page, in ms: longer than any reader takes to notice it. */
export const ANNOUNCED_MILLISECONDS = 5000;

/** Something that screen readers say as it comes. The same words said twice are two announcements. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What is being announced, the oldest first. `Announcer.tsx` has it in the page. */
export const announcements = createStore<readonly Announcement[]>(() => []);

let count = 0;

/** Has screen readers say a text, once and after what they are saying. */
export function announce(text: string): void {
  count += 1;
  const announcement = { id: count, text };
  announcements.setState((earlier) => [...earlier, announcement], true);
  setTimeout(() => {
    announcements.setState((all) => all.filter((each) => each !== announcement), true);
  }, ANNOUNCED_MILLISECONDS);
}
