import './notice-strip.css';
import { Icon } from './Icon.tsx';

interface NoticeStripProps {
  /** The name of its landmark. */
  readonly label: string;
  readonly text: string;
}

/** A sentence about the connection, at the window's end. Toasts cannot say it: their code comes over the connection. */
export function NoticeStrip({ label, text }: NoticeStripProps) {
  return (
    <aside aria-label={label} className="notice-strip">
      <p className="measure flex items-center gap-3">
        <Icon name="wifi-slash" className="text-6" />
        <span>{text}</span>
      </p>
    </aside>
  );
}
