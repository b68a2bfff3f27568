import './plate.css';
import { useMemo, useState } from 'react';
import type { Catalog } from '#catalog/message.ts';
import type { PlateMessageId } from '#catalog/plate-messages.ts';
import type { IndustryId } from '#content/industries.ts';
import { plateSheets } from '#content/plate-sheets.ts';
import type { ServiceId } from '#content/services.ts';
import { whenNear } from '#document/when-near.ts';

interface PlateProps {
  readonly id: ServiceId | IndustryId;
  readonly messages: Catalog<PlateMessageId>;
}

/** A plate is far, then so near that its file loads, then in view, so that its lines are drawn. */
const margins = ['100% 0px', '-30% 0px'];

/** A band with an explanatory drawing of the page's method, on the night ground (docs/plates.md). */
export function Plate({ id, messages }: PlateProps) {
  const [stage, setStage] = useState(0);
  const place = useMemo(() => {
    const margin = margins[stage];
    return margin ? whenNear(margin, () => setStage(stage + 1)) : null;
  }, [stage]);
  const sheets = (['wide', 'narrow'] as const).map((name) => (
    <svg
      key={name}
      className={`plate-${name}`}
      viewBox={`0 0 ${plateSheets[name].width} ${plateSheets[name].height}`}
    >
      <use href={`/plates/${id}.svg#${name}`} />
    </svg>
  ));
  return (
    <section className="band-night ground band">
      <figure className="measure plate">
        <figcaption>
          <h2 className="headline-2">{messages['plate.title']}</h2>
          <p className="lede mt-5">{messages['plate.caption']}</p>
        </figcaption>
        <div
          ref={place}
          role="img"
          aria-label={messages['plate.alternative']}
          data-drawn={stage > 1}
        >
          {stage > 0 ? sheets : <noscript>{sheets}</noscript>}
        </div>
      </figure>
    </section>
  );
}
