import { expect, test, vi } from 'vitest';
import { officeDay, openingAt } from './opening-hours.ts';

test('the code of the opening hours makes no clock before the first question', async () => {
  const clocks = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const { openingAt: first } = await import('./opening-hours.ts');
  expect(clocks).not.toHaveBeenCalled();
  first(0);
  expect(clocks).toHaveBeenCalledOnce();
  clocks.mockRestore();
});

// Chicago is 5 or 6 hours behind UTC.
test.each([
  ['a minute before opening', '2026-01-14T07:59', '-06:00', 'today'],
  ['at opening', '2026-01-14T08:00', '-06:00', 'open'],
  ['in the last minute', '2026-01-14T16:59', '-06:00', 'open'],
  ['at closing', '2026-01-14T17:00', '-06:00', 'Thursday'],
  ['at midnight', '2026-01-15T00:00', '-06:00', 'today'],
  ['on Friday before opening', '2026-01-16T00:30', '-06:00', 'today'],
  ['on Friday after closing', '2026-01-16T17:00', '-06:00', 'Monday'],
  ['on Sunday in the last minute', '2026-01-18T23:59', '-06:00', 'Monday'],
  ['on Monday at midnight', '2026-01-19T00:00', '-06:00', 'today'],
  // 2026: clocks go forward on Sunday, March 8, and back on Sunday, November 1.
  ['the last opening in winter', '2026-03-06T08:00', '-06:00', 'open'],
  ['a minute before the first opening in summer', '2026-03-09T07:59', '-05:00', 'today'],
  ['the first opening in summer', '2026-03-09T08:00', '-05:00', 'open'],
  ['the last closing in summer', '2026-10-30T17:00', '-05:00', 'Monday'],
  ['the hour that comes twice, again', '2026-11-01T01:30', '-06:00', 'Monday'],
  ['a minute before the first opening in winter', '2026-11-02T07:59', '-06:00', 'today'],
  ['the first opening in winter', '2026-11-02T08:00', '-06:00', 'open'],
] as const)('%s', (_when, time, offset, expected) => {
  expect(openingAt(Date.parse(`${time}:00${offset}`))).toBe(expected);
});

test.each([
  ['midnight', '2026-01-14T00:00', '-06:00', { isBusinessDay: true, share: 0 }],
  ['half past two', '2026-01-14T14:30', '-06:00', { isBusinessDay: true, share: 14.5 / 24 }],
  ['noon of a Saturday', '2026-01-17T12:00', '-06:00', { isBusinessDay: false, share: 0.5 }],
  ['noon in summer', '2026-07-01T12:00', '-05:00', { isBusinessDay: true, share: 0.5 }],
] as const)('how much of the day is over at %s', (_when, time, offset, expected) => {
  expect(officeDay(Date.parse(`${time}:00${offset}`))).toEqual(expected);
});
