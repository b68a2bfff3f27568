import { company } from '#content/company.ts';

const { days, opens, closes, timeZone } = company.businessHours;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

let madeClock: Intl.DateTimeFormat | undefined;

/**
 * The time zone's clock, in the form of `businessHours`. It is made at the first question and not before, because a browser's
 * first clock takes 35 to 170 ms, and every page runs the code of this file when it is idle.
 */
function clock(): Intl.DateTimeFormat {
  madeClock ??= new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return madeClock;
}

/** The day and the time (08:00) at the offices. The visitor's own time zone plays no part. */
function officeClock(time: number) {
  const parts = new Map(
    clock()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const weekday = parts.get('weekday') ?? '';
  const today = days.find((day) => day === weekday);
  return { weekday, today, now: `${parts.get('hour')}:${parts.get('minute')}` };
}

/** How much of a day is over at a time of day (08:00), from 0 to 1. */
function shareOfDay(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return (hours + minutes / 60) / 24;
}

/** The business hours as shares of a day. */
export const hoursOfDay = { opens: shareOfDay(opens), closes: shareOfDay(closes) };

/** Whether the offices open on the day of a time, in ms since 1970, and how much of this day is over. */
export function officeDay(time: number) {
  const { today, now } = officeClock(time);
  return { isBusinessDay: today !== undefined, share: shareOfDay(now) };
}

/** Whether the offices are open at a time, in ms since 1970, or open later today, or else the day on which they open next. */
export function openingAt(time: number): 'open' | 'today' | (typeof days)[number] {
  const { weekday, today, now } = officeClock(time);
  if (today && now >= opens && now < closes) return 'open';
  if (today && now < opens) return 'today';
  return days.find((day) => week.indexOf(day) > week.indexOf(weekday)) ?? days[0];
}
