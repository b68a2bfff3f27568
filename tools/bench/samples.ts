import type { Browser } from 'playwright';
import { max, median, min } from 'simple-statistics';
import type { Version } from './hosts.ts';

export interface Measurement {
  readonly browser: Browser;
  readonly debuggingPort: number;
  readonly rounds: number;
  readonly routes: readonly string[];
  readonly versions: readonly [site: Version, baseline: Version];
}

/** What one visit measured, by the names of the rows or columns of a table. */
type Sample = Readonly<Record<string, number>>;

/** What visits of one kind measured. */
export class Samples {
  readonly visits: Sample[] = [];

  /** The values of one name; a visit that did not measure it is left out. */
  values(name: string): number[] {
    return this.visits.flatMap((sample) => sample[name] ?? []);
  }

  /** The median; empty if no visit measured it. */
  middle(name: string, digits = 0): string {
    const values = this.values(name);
    return values.length === 0 ? '' : median(values).toFixed(digits);
  }

  /** The median ± half the range; empty if no visit measured it. */
  middleAndSpread(name: string): string {
    const values = this.values(name);
    if (values.length === 0) return '';
    return `${this.middle(name)} ± ${((max(values) - min(values)) / 2).toFixed(0)}`;
  }
}

/** Makes the visits to each subject in turn, one a round. */
export async function measureInTurn<Subject>(
  rounds: number,
  subjects: readonly Subject[],
  visit: (subject: Subject) => Promise<Sample>,
) {
  const measured = subjects.map((subject) => ({ subject, samples: new Samples() }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, samples } of measured) samples.visits.push(await visit(subject));
  }
  return measured;
}
