/** What the site is measured against, in turn. */
export interface Rival {
  readonly origin: string;
  /** Whether it is the site's copy without scripts; it is another build of the site otherwise. */
  readonly isScriptless: boolean;
}

/** Its name in a table. */
export function rivalName({ isScriptless }: Rival): string {
  return isScriptless ? 'no scripts' : 'other build';
}
