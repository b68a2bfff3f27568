import './notice-strip.css';
import type { Icon as IconName } from '#content/icons.ts';
import { Icon } from './Icon.tsx';

interface NoticeStripProps {
  /** The name of its landmark. */
  readonly label: string;
  readonly icon: IconName;
  readonly text: string;
}

/** A sentence in a strip at the window's end, for what toasts cannot say: their code comes when it is wanted. */
export function NoticeStrip({ label, icon, text }: NoticeStripProps) {
  return (
    <aside aria-label={label} className="notice-strip">
      <p className="measure flex items-center gap-3">
        <Icon name={icon} className="text-6" />
        <span>{text}</span>
      </p>
    </aside>
  );
}
