import { language } from 'virtual:site';
import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { timeOfDay } from '#content/time-of-day.ts';
import { hoursOfDay, officeDay, openingAt } from './opening-hours.ts';
import { useMinute } from './useMinute.ts';

interface HoursProps {
  readonly copy: ContactCopy['hours'];
}

// The minimum heights reserve room for what hydration adds; print leaves that out.

/** The business hours, whether the offices are open now or when they open, and what time it is there. */
export function BusinessHours({ copy }: HoursProps) {
  const now = useMinute();
  return (
    <div className="flex flex-col">
      <h2 className="headline-3">{copy.title}</h2>
      <p className="mt-2 min-h-[1lh] font-500 xl:font-display xl:font-600 xl:text-5.5 print:hidden">
        {now !== null && openingText(now, copy)}
      </p>
      <DayLine now={now} copy={copy} />
      <dl className="border-t border-line">
        <Row term={copy.weekdays.days} value={copy.weekdays.time} />
        <Row term={copy.weekends.days} value={copy.weekends.time} />
      </dl>
      <div className="office-time min-h-14 print:hidden">
        {now !== null && (
          <dl>
            <Row
              term={
                <>
                  {/* The same mark as on the line above: this row says what it shows. */}
                  {officeDay(now).isBusinessDay && (
                    <svg className="clock-mark" viewBox="-9 -15 18 15" aria-hidden="true">
                      <path d={MARK} />
                    </svg>
                  )}
                  {copy.clock}
                </>
              }
              value={timeOfDay(now, company.businessHours.timeZone, language, OF_THE_WEEK)}
            />
          </dl>
        )}
      </div>
    </div>
  );
}

/** A time with its day, because it may be another day at the offices, or one on which they are closed. */
const OF_THE_WEEK = { weekday: 'long', minute: '2-digit' } as const;

/** A triangle that stands on its point, at 0 0, 18 px wide and 15 px high. */
const MARK = 'M-9-15H9L0 0z';

/**
 * The day at the offices from midnight to midnight, with the business hours as a bar, and on a business day the
 * mark at the present time. It shows what the texts around it say.
 */
function DayLine({ now, copy }: HoursProps & { readonly now: number | null }) {
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
      <line x2="100%" y1="0.8em" y2="0.8em" />
      <line className="hours" x2="100%" y1="1em" y2="1em" pathLength="24" />
      <rect x={percent(opens)} y="0.3em" width={percent(closes - opens)} height="1em" />
      {marks.map(({ share, text, textAnchor }) => (
        <text key={share} x={percent(share)} y="2.9em" textAnchor={textAnchor}>
          {text}
        </text>
      ))}
      <svg x={percent(day?.share ?? 0)} y="-3" aria-hidden="true">
        <path d={MARK} display={day?.isBusinessDay ? undefined : 'none'} />
      </svg>
    </svg>
  );
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

function openingText(now: number, copy: ContactCopy['hours']): string {
  const opening = openingAt(now);
  if (opening === 'open') return copy.open;
  return opening === 'today' ? copy.opensToday : copy.opensOn[opening];
}

function Row({ term, value }: { readonly term: ReactNode; readonly value: string }) {
  return (
    <div className="flex flex-wrap min-h-14 items-center justify-between gap-x-3 gap-y-1 border-b border-line py-1.5 text-3.75">
      <dt className="text-ink-2">{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
