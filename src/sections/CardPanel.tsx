import type { DrawingName } from '#content/drawings.ts';
import type { Icon as IconName } from '#content/icons.ts';
import type { Accent } from '#content/industries.ts';
import { Drawing } from '#ui/Drawing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface CardPanelProps {
  readonly drawing: DrawingName;
  readonly accent: Accent;
  readonly title: string;
  readonly introduction: string;
  readonly items: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Cards in one frame with the page's drawing, which has twice its usual scale and the night colours. */
export function CardPanel({ drawing, accent, title, introduction, items }: CardPanelProps) {
  return (
    <section className="ground band">
      <div className="measure grid gap-10 lg:gap-14">
        <SectionHeading title={title} introduction={introduction} />
        <div className="flex flex-col overflow-clip border border-line xl:flex-row">
          <div className="drawing-view band-night ground relative h-50 overflow-hidden md:h-70 xl:h-auto xl:basis-5/12">
            <Drawing
              name={drawing}
              accent={accent}
              extent="detail"
              className="absolute inset-0 size-full"
            />
          </div>
          <ul className="grid flex-1 -mt-px -ms-px sm:cols-2-from-11">
            {items.map((card, index) => (
              <li key={index} className="border-t border-s border-line p-6 sm:p-8 lg:px-9 lg:py-11">
                <Icon name={card.icon} className="text-8 text-ink-2" />
                <h3 className="headline-3 mt-6 lg:text-6">{card.title}</h3>
                <p className="body mt-3">{card.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
