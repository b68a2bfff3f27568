import './call-to-action.css';
import type { Closing } from '#content/copy/parts.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Drawing } from '#ui/Drawing.tsx';
import { WhenNear } from '#ui/WhenNear.tsx';

/** The last band of a page, with a button to the contact page. */
export function CallToAction({ title, text, action }: Closing) {
  return (
    <section className="band-flag relative isolate overflow-hidden ground">
      <div className="measure pt-16 pb-40 md:pb-52 lg:py-24">
        <h2 className="headline-2 max-w-160 lg:text-14">{title}</h2>
        <p className="lede mt-5 mb-8 max-w-130 text-ink">{text}</p>
        <ActionLink to="/contact" look="primary">
          {action}
        </ActionLink>
      </div>
      {/* After the text, for the reason in Plate.tsx. */}
      <WhenNear className={place}>
        <Drawing name="closing" className={place} />
      </WhenNear>
    </section>
  );
}

/** The classes of the drawing at the end of the band. */
const place =
  'closing-drawing absolute -z-1 inset-be-0 inset-ie-0 h-32 w-full md:h-44 lg:h-full lg:w-3/4';
