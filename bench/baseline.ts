/** What the site is measured against, in turn. */
export interface Baseline {
  readonly origin: string;
  /** Whether it is the site's copy without scripts; it is another build of the site otherwise. */
  readonly isScriptless: boolean;
}

/** Its name in a table. */
export function baselineName({ isScriptless }: Baseline): string {
  return isScriptless ? 'no scripts' : 'other build';
}
