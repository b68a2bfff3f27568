import type { ReactNode } from 'react';

interface CheckGridProps {
  readonly id: string;
  readonly title: string;
  readonly introduction: ReactNode;
  readonly items: readonly string[];
}

/** Names with ticks in columns, on the ground of an industry. */
export function CheckGrid({ id, title, introduction, items }: CheckGridProps) {
  return (
    <section id={id} className="band-forest ground band">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        <p className="lede mt-5">{introduction}</p>
        <ul className="mt-10 grid gap-x-8 border-t border-line sm:cols-2-from-11 lg:cols-3-from-11">
          {items.map((point, index) => (
            <li key={index} className="checked border-b border-line py-5">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
