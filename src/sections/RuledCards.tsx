import type { ReactNode } from 'react';
import type { Icon as IconName } from '#content/icons.ts';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { tileGrid } from './tile-columns.ts';

interface RuledCardsProps {
  readonly id: string;
  readonly title: string;
  readonly introduction?: ReactNode;
  readonly items: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

/** Cards in up to four columns, each under a heavy line. */
export function RuledCards({ id, items, ...heading }: RuledCardsProps) {
  return (
    <section id={id} className="ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ul className={`mt-10 gap-x-8 gap-y-8 sm:gap-y-10 ${tileGrid(items.length)}`}>
          {items.map((card, index) => (
            <li key={index} className="border-t-3 border-ink pt-4 sm:pt-6">
              <div className="flex items-center gap-3 sm:block">
                <Icon name={card.icon} />
                <h3 className="headline-3 sm:mt-4">{card.title}</h3>
              </div>
              <p className="body mt-2 text-4">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
