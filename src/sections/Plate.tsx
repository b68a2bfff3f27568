import './plate.css';
import { useMemo, useState } from 'react';
import type { Catalog } from '#catalog/message.ts';
import type { PlateMessageId } from '#catalog/plate-messages.ts';
import type { PlateId } from '#content/plate-id.ts';
import { whenNear } from '#document/when-near.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface PlateProps {
  readonly id: PlateId;
  readonly messages: Catalog<PlateMessageId>;
}

/**
 * A band with an explanatory drawing of the page's method (docs/plates.md). The drawing is far at first, then so near
 * that its file loads, then in view, so that its lines are drawn.
 */
export function Plate({ id, messages }: PlateProps) {
  const [stage, setStage] = useState<'far' | 'near' | 'in-view'>('far');
  const place = useMemo(() => {
    if (stage === 'far') return whenNear('100% 0px', () => setStage('near'));
    if (stage === 'near') return whenNear('-30% 0px', () => setStage('in-view'));
    return null;
  }, [stage]);
  const file = `/plates/${id}.svg`;
  const drawing = (
    <svg data-stage={stage} aria-hidden="true">
      <use href={`${file}#wide`} />
      <use href={`${file}#narrow`} />
    </svg>
  );
  return (
    <section className="band-night ground band">
      <figure className="measure plate">
        <figcaption>
          <SectionHeading
            title={messages['plate.title']}
            introduction={messages['plate.caption']}
            layout="stack"
          />
        </figcaption>
        <div ref={place} role="img" aria-label={messages['plate.alternative']}>
          {stage === 'far' ? <noscript>{drawing}</noscript> : drawing}
        </div>
      </figure>
    </section>
  );
}
