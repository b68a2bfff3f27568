import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '#browser/announcements.ts';
import { Icon } from './Icon.tsx';
import { showConfirmation, type ToastContent } from './Toasts.tsx';

/** How long the button says that the text is copied, in ms. */
const COPIED_MILLISECONDS = 2000;

interface CopyableProps {
  readonly text: string;
  readonly name: string;
  readonly copied: string;
  /** What the visitor is told if the browser refuses. */
  readonly refused: ToastContent;
  /** The text as the page shows it. */
  readonly children: ReactNode;
}

let closeRefusal = () => {};

/**
 * A text with a button that copies it. The button has its room from the start, but only shows where it works: with scripts
 * and a clipboard. "Copied" is at the top of the nearest positioned element, because the button has no room for a word.
 */
export function Copyable({ text, name, copied, refused, children }: CopyableProps) {
  const [copies, setCopies] = useState(0);
  const shown = useRef<HTMLDivElement>(null);
  const hasClipboard = useHydrated() && 'clipboard' in navigator;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copies]);

  const sayCopied = () => {
    announce(copied);
    setCopies((count) => count + 1);
  };
  const selectText = () => {
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    closeRefusal();
    closeRefusal = showConfirmation(refused);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <div ref={shown}>{children}</div>
      <button
        type="button"
        aria-label={name}
        onClick={() => navigator.clipboard.writeText(text).then(sayCopied, selectText)}
        className={`copy-button ${hasClipboard ? '' : 'invisible'}`}
      >
        <Icon name={copies > 0 ? 'check' : 'copy'} className="text-5" />
      </button>
      {/* Screen readers say the announcement instead. */}
      {copies > 0 && (
        <span className="absolute inset-ie-0 top-2 text-4 font-500" aria-hidden="true">
          {copied}
        </span>
      )}
    </div>
  );
}
