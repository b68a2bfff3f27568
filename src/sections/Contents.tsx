import './contents.css';
import './questions.css';
import shell from 'virtual:copy/shell';
import { useEffect, useState } from 'react';

/**
 * The contents of a page over four screens high, below its hero: in wide windows a bar that stays in view, in others closed.
 * `parts` has their names by the ids of their sections.
 */
export function Contents({ parts }: { readonly parts: Readonly<Record<string, string>> }) {
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
      <details className="question measure xl:hidden">
        <summary className="contents-summary flex min-h-13 items-center justify-between font-500">
          {shell.contents.label}
        </summary>
        <ul className="border-t border-line py-2">{links}</ul>
      </details>
      <div className="measure flex items-center gap-x-8 max-xl:hidden">
        <p className="shrink-0 text-4 font-500">{shell.contents.label}</p>
        <ul className="flex flex-wrap gap-x-8">{links}</ul>
      </div>
    </nav>
  );
}

/** A line across the window, a little below what the header and the contents cover. */
const LINE = '-30% 0px -70%';

/** The id of the part of the page that is being read, of parts by their ids; undefined between them. */
function usePartInView(parts: Readonly<Record<string, unknown>>): string | undefined {
  const [partInView, setPartInView] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setPartInView(target.id);
          else setPartInView((before) => (before === target.id ? undefined : before));
        }
      },
      { rootMargin: LINE },
    );
    for (const id of Object.keys(parts)) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return partInView;
}
