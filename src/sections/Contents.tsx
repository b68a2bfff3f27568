import './contents.css';
import './questions.css';
import shell from 'virtual:copy/shell';
import type { ReactNode } from 'react';
import { usePartInView } from './usePartInView.ts';

interface ContentsProps {
  /** The names of the page's parts by the ids of their sections. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The contents of a page over four screens high, below its hero: in wide windows a bar that stays in view, in others closed. */
export function Contents({ parts }: ContentsProps) {
  const partInView = usePartInView(parts);
  const links = Object.entries(parts).map(([id, name]) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === partInView || undefined} className="contents-link">
        {name}
      </a>
    </li>
  ));
  return (
    <nav aria-label={shell.contents.label} className="sticky-contents ground border-b border-line">
      <ClosedContents className="measure xl:hidden">{links}</ClosedContents>
      <div className="measure flex items-center gap-x-8 max-xl:hidden">
        <p className="shrink-0 text-4 font-500">{shell.contents.label}</p>
        <ul className="flex flex-wrap gap-x-8">{links}</ul>
      </div>
    </nav>
  );
}

interface ClosedContentsProps {
  readonly className: string;
  /** The links, as items of a list. */
  readonly children: ReactNode;
}

/** The contents of a page where the window has no room for a list that stays in view. */
export function ClosedContents({ className, children }: ClosedContentsProps) {
  return (
    <details className={`question ${className}`}>
      <summary className="contents-summary flex min-h-13 items-center justify-between font-500">
        {shell.contents.label}
      </summary>
      <ul className="border-t border-line py-2">{children}</ul>
    </details>
  );
}
