import type { ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

interface Pair {
  readonly title: string;
  readonly text: string;
}

interface RuledPairsProps {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly introduction: ReactNode;
  readonly items: readonly Pair[];
  readonly ground?: 'ground' | 'ground-2';
}

/** Titles, each with a text below, between hairlines; in wide windows in two columns, or in three columns for three pairs. */
export function RuledPairs({
  id,
  label,
  title,
  introduction,
  items,
  ground = 'ground',
}: RuledPairsProps) {
  return (
    <section id={id} className={`${ground} band`}>
      <div className="measure">
        <SectionHeading label={label} title={title} introduction={introduction} />
        <ul
          className={`mt-10 grid gap-x-8 border-t-3 border-ink ${items.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}
        >
          {items.map((pair, index) => (
            <li key={index} className="border-b border-line py-7">
              <h3 className="headline-3">{pair.title}</h3>
              <p className="body mt-2 text-4">{pair.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
