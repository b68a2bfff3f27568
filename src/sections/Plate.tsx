import './plate.css';
import type { PlateCopy, Reading } from '#content/copy/parts.ts';
import type { ProjectAddress } from '#content/paths.ts';
import type { PlateId } from '#content/services.ts';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PlateViewChoice } from './PlateViewChoice.tsx';

/** The id of the band that tells more about the reading. */
export const READING_SOURCE = 'reading';

interface PlateProps extends Omit<PlateCopy, 'labels'> {
  readonly id: PlateId;
  /** The page's figure, which stands below the datum. */
  readonly reading: Reading & {
    /** What tells the figure, if not the band with the usual id: another one, or a project on the page of a service. */
    readonly href?: `#${string}` | ProjectAddress;
  };
}

/**
 * The explanatory drawing of a page's method (docs/plates.md) on the datum, a line at the same height on every page, with
 * the page's figure below.
 */
export function Plate({ id, title, caption, alternative, views, reading }: PlateProps) {
  const { href = `#${READING_SOURCE}` } = reading;
  return (
    <figure className="plate">
      <PlateDrawing id={id} alternative={alternative} views={views} />
      <figcaption className="plate-datum">
        <p className="plate-reading">
          <span className="plate-value numeral text-14">{reading.value}</span>{' '}
          <span className="plate-label">{reading.label}</span>
        </p>
        <p className="plate-source">
          <a href={href} className="roomy-link text-link text-balance">
            {reading.source}
            <Icon
              name={href.startsWith('#') ? 'arrow-down' : 'arrow-right'}
              className="plate-arrow"
            />
          </a>
        </p>
        {views ? (
          <PlateViewChoice title={title} caption={caption} views={views} />
        ) : (
          <p className="plate-caption">
            <span>{title}</span>
            {caption}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** The drawing alone, and those of the views that a visitor may choose in its place. */
export function PlateDrawing({
  id,
  alternative,
  views,
}: Pick<PlateProps, 'id' | 'alternative' | 'views'>) {
  const suffixes = ['', ...Object.keys(views?.others ?? {}).map((view) => `-${view}`)];
  return (
    <div role="img" aria-label={alternative}>
      {/* After the text, because a browser may paint a part of the HTML, and later text would move the drawing. */}
      <SecondFrame>
        {suffixes.map((suffix) => (
          <svg key={suffix} aria-hidden="true">
            <use href={`/plates/${id}.svg#wide${suffix}`} />
            <use href={`/plates/${id}.svg#narrow${suffix}`} />
          </svg>
        ))}
      </SecondFrame>
    </div>
  );
}
