import './notice-strip.css';
import { Icon } from './Icon.tsx';

/** A notice about the connection at the bottom of the window. Not a toast, because the code of toasts may need the connection to load. */
export function NoticeStrip({ label, text }: Readonly<Record<'label' | 'text', string>>) {
  return (
    <aside aria-label={label} className="notice-strip">
      <p className="measure flex items-center gap-3">
        <Icon name="wifi-slash" className="text-6" />
        <span>{text}</span>
      </p>
    </aside>
  );
}
