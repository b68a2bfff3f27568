import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { PHONE_SLOWDOWN } from './device.ts';
import type { Conditions } from './first-visit.ts';
import { type Measurement, makeRounds } from './first-visit-rounds.ts';
import { changesTable, downloadsTable, offlineSentences } from './first-visit-tables.ts';
import { slow4G } from './link-schedule.ts';

const everyCondition: readonly (Conditions & { readonly title: string })[] = [
  {
    title: '1.6 Mbit/s down, 750 kbit/s up, a round trip of 150 ms; a quarter of the CPU’s speed',
    link: slow4G,
    slowdown: PHONE_SLOWDOWN,
  },
  { title: 'no slow link; the CPU’s full speed', link: null, slowdown: 1 },
  {
    title: 'no slow link; a quarter of the CPU’s speed',
    link: null,
    slowdown: PHONE_SLOWDOWN,
  },
];

/** Measures the second page of first visits under every condition; yields the report's sections one by one. */
export async function* firstVisitReport(
  browser: Browser,
  measurement: Omit<Measurement, keyof Conditions>,
): AsyncGenerator<string> {
  for (const { title, link, slowdown } of everyCondition) {
    const { groups, scriptless } = await makeRounds(browser, { ...measurement, link, slowdown });
    const [load = 0] = loadavg();
    yield `First visits: ${title} (load of this machine in the last minute: ${load.toFixed(1)})`;
    yield changesTable(groups, scriptless);
    yield downloadsTable(groups);
    yield* offlineSentences(groups);
  }
}
