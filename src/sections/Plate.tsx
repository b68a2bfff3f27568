import './plate.css';
import { useMemo, useState } from 'react';
import { whenNear } from '#browser/moments.ts';
import type { PlateId } from '#content/services.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface PlateProps {
  readonly id: PlateId;
  readonly title: string;
  readonly caption: string;
  /** What the drawing shows, for those who do not see it. */
  readonly alternative: string;
}

/**
 * A band with an explanatory drawing of the page's method (docs/plates.md). The drawing is far at first, then so near
 * that its file loads, then in view, so that its lines are drawn.
 */
export function Plate({ id, title, caption, alternative }: PlateProps) {
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
          <SectionHeading title={title} introduction={caption} layout="stack" />
        </figcaption>
        <div ref={place} role="img" aria-label={alternative}>
          {stage === 'far' ? <noscript>{drawing}</noscript> : drawing}
        </div>
      </figure>
    </section>
  );
}
