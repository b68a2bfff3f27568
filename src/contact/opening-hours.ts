import { company } from '#content/company.ts';

const { days, opens, closes, timeZone } = company.businessHours;

/** Whether the offices are open, or else when they open next. */
export type Opening =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly opensToday: boolean; readonly opensOn: BusinessDay };

type BusinessDay = (typeof days)[number];

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The time zone's clock, in the form of `businessHours`. */
const clock = new Intl.DateTimeFormat('en', {
  timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The opening at a time, in ms since 1970. The visitor's own time zone plays no part. */
export function openingAt(time: number): Opening {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  const weekday = parts.get('weekday') ?? '';
  const now = `${parts.get('hour')}:${parts.get('minute')}`;
  const today = days.find((day) => day === weekday);
  if (today && now >= opens && now < closes) return { isOpen: true };
  if (today && now < opens) return { isOpen: false, opensToday: true, opensOn: today };
  const later = days.find((day) => week.indexOf(day) > week.indexOf(weekday));
  return { isOpen: false, opensToday: false, opensOn: later ?? days[0] };
}
