/**
 * A time in a time zone, in the words of a language: 8:00 AM. On a clock of 12 hours, because the copy writes the business
 * hours so. `parts` are what it says beside the hour: without minutes, it is the mark of a whole hour on a scale (8 AM).
 */
export function timeOfDay(
  time: number,
  timeZone: string,
  language: string,
  parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'minute'> = { minute: '2-digit' },
): string {
  const format = { timeZone, hour: 'numeric', ...parts, hour12: true } as const;
  // The first-view fonts have no narrow space, and a page would load a second file of the font for it.
  return new Intl.DateTimeFormat(language, format).format(time).replaceAll('\u202f', '\u00a0');
}
