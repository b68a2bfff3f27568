import type { ReactNode } from 'react';
import type { ServicesCopy } from '#content/copy/pages.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface RuledPairsProps extends Omit<ServicesCopy['ways'], 'introduction'> {
  readonly id: string;
  readonly introduction: ReactNode;
  readonly ground?: 'ground' | 'ground-2';
}

/** Titles, each with a text below, between hairlines; in wide windows in two columns, or in three columns for three pairs. */
export function RuledPairs({ id, items, ground = 'ground', ...heading }: RuledPairsProps) {
  return (
    <section id={id} className={`${ground} band`}>
      <div className="measure">
        <SectionHeading {...heading} />
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
