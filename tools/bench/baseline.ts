/** The version that the site is compared with. */
export interface Baseline {
  readonly origin: string;
  /** Whether it is the copy without scripts; otherwise it is another build of the site. */
  readonly isScriptless: boolean;
}

/** The baseline's name in a table. */
export function baselineName({ isScriptless }: Baseline): string {
  return isScriptless ? 'no scripts' : 'other build';
}
