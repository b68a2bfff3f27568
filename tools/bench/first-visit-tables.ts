import type { FirstVisit } from './first-visit.ts';
import type { Group } from './first-visit-rounds.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './statistics.ts';

/** The text of cells without a measurement. */
const NOT_MEASURED = '';

/** Ms from the press to the new page, for each navigation and time; the copy without scripts has one time. */
export function changesTable(groups: readonly Group[], scriptless: readonly FirstVisit[]): string {
  const moments = [...new Set(groups.map(({ seconds }) => seconds))];
  const navigations = [...new Set(groups.map(({ navigation }) => navigation))];
  const rows = navigations.map((navigation) => [
    navigation.name,
    ...moments.map((moment) => {
      const group = groups.find(
        (each) => each.navigation === navigation && each.seconds === moment,
      );
      return group ? changeCell(group.visits) : NOT_MEASURED;
    }),
  ]);
  const others = moments.slice(1).map(() => NOT_MEASURED);
  return markdownTable([
    ['ms from press to new page', ...moments.map((seconds) => `after ${seconds} s`)],
    ...rows,
    ['no scripts, header link to About', changeCell(scriptless), ...others],
  ]);
}

/** The median, with the worst of several in brackets; a star if the browser loaded a new document. */
function changeCell(visits: readonly FirstVisit[]): string {
  const times = visits.map(({ change }) => change.milliseconds);
  const star = visits.some(({ change }) => change.isDocument) ? ' *' : '';
  const worst = times.length > 1 ? ` (${Math.max(...times).toFixed(0)})` : '';
  return `${median(times).toFixed(0)}${worst}${star}`;
}

/** When and how much each group downloaded, as medians of the visits that lasted long enough; else `later`. */
export function downloadsTable(groups: readonly Group[]): string {
  const hasLink = groups.some(({ visits }) => visits.some(({ bytes }) => bytes !== null));
  return markdownTable([
    [
      'first visit',
      'pressed at s',
      'all scripts at s',
      'offline at s',
      ...(hasLink ? ['KB by all scripts', 'KB by offline', 'KB by 10 s', 'KB load to press'] : []),
      'KB sent twice',
    ],
    ...groups.map(({ navigation, seconds, visits }) => [
      `${navigation.name}, ${seconds} s`,
      cell(visits, ({ pressed }) => pressed),
      cell(visits, ({ scriptsLoaded }) => scriptsLoaded),
      cell(visits, ({ worksOffline }) => worksOffline),
      ...(hasLink
        ? [
            cell(visits, (visit) => kilobytesBy(visit, visit.scriptsLoaded), 0),
            cell(visits, (visit) => kilobytesBy(visit, visit.worksOffline), 0),
            cell(visits, (visit) => kilobytesBy(visit, 10), 0),
            cell(visits, ({ bytes, pressed }) => bytes && bytes(0, pressed) / 1000, 0),
          ]
        : []),
      cell(visits, ({ repeats }) => repeats.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 0),
    ]),
  ]);
}

function cell(
  visits: readonly FirstVisit[],
  value: (visit: FirstVisit) => number | null,
  digits = 1,
): string {
  const values = visits.map(value).filter((each) => each !== null);
  return values.length === 0 ? 'later' : median(values).toFixed(digits);
}

/** KB from the beginning of the visit until a time; null when the visit ended earlier. */
function kilobytesBy({ bytes, end }: FirstVisit, seconds: number | null): number | null {
  if (bytes === null || seconds === null || seconds > end) return null;
  return bytes(Number.NEGATIVE_INFINITY, seconds) / 1000;
}

/** A sentence for each visit that was continued offline. */
export function offlineSentences(groups: readonly Group[]): string[] {
  return groups
    .flatMap(({ visits }) => visits)
    .filter(({ openedOffline }) => openedOffline.length > 0)
    .map(({ openedOffline, repeats }) => {
      const twice = repeats.map(({ address, bytes }) => `${address} ${(bytes / 1000).toFixed(1)}`);
      const opened = `Offline, these pages opened by their addresses: ${openedOffline.join(', ')}.`;
      return `${opened}\nKB sent more than once until then: ${twice.join(', ') || 'none'}.`;
    });
}
