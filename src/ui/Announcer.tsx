import { useStore } from 'zustand';
import { announcements } from '#browser/announcements.ts';

/**
 * The site's only live region. It is in the page from the start, empty, because screen readers say
 * text that is added to a region, but not a region that is added with its text. It has no role, so
 * that no empty status is read at the end of the page.
 */
export function Announcer() {
  const current = useStore(announcements);
  return (
    <div aria-live="polite" className="announcer sr-only">
      {current.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
