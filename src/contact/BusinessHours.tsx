import type { ContactCopy } from '#content/copy/pages.ts';
import { hoursOfDay, officeDay } from './opening-hours.ts';

interface HoursProps {
  readonly copy: ContactCopy['hours'];
  /** The present minute, in ms since 1970, or null before hydration. */
  readonly now: number | null;
}

/** The business hours, drawn on the datum as a part of the day, and in words. */
export function BusinessHours({ copy, now }: HoursProps) {
  return (
    <section className="business-hours">
      <h2 className="headline-3">{copy.title}</h2>
      <DayLine copy={copy} now={now} />
      <dl>
        {[copy.weekdays, copy.weekends].map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The day at the offices from midnight to midnight, with the business hours as a bar, and on a business day the
 * mark at the present time. It shows what the texts around it say.
 */
function DayLine({ copy, now }: HoursProps) {
  const { opens, closes } = hoursOfDay;
  const day = now === null ? null : officeDay(now);
  const marks = [
    { share: 0, text: copy.midnight, textAnchor: 'start' },
    { share: opens, text: copy.start, textAnchor: 'middle' },
    { share: closes, text: copy.end, textAnchor: 'middle' },
    { share: 1, text: copy.midnight, textAnchor: 'end' },
  ] as const;
  return (
    <svg className="day-line" aria-hidden="true">
      <rect x={percent(opens)} width={percent(closes - opens)} height="3em" />
      <line className="hours" x2="100%" y1="2.7em" y2="2.7em" pathLength="24" />
      <line x2="100%" y1="3em" y2="3em" />
      {marks.map(({ share, text, textAnchor }) => (
        <text key={share} x={percent(share)} y="4.5em" textAnchor={textAnchor}>
          {text}
        </text>
      ))}
      {/* A triangle that stands on its point, and a line down to the day. */}
      {day?.isBusinessDay && (
        <svg className="now" x={percent(day.share)} aria-hidden="true">
          <path d="M-10-10H10L0 6z" />
          <line y2="3em" />
        </svg>
      )}
    </svg>
  );
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
