import './announcer.css';
import { useStore } from 'zustand';
import { announcements } from '#document/announcements.ts';

/**
 * The site's one live region. It is in the page from the start, empty: screen readers say what
 * comes into a region, and not a region that comes with its text. It has no role, so that readers
 * who reach the end of the page do not meet an empty status.
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
