/** What is read of a file that the page has loaded; times in ms. */
type LoadedFile = Pick<
  PerformanceResourceTiming,
  'transferSize' | 'encodedBodySize' | 'responseStart' | 'responseEnd' | 'workerStart'
>;

/**
 * A TLS record, in bytes, at most. A file is said to begin when the first of its records has been
 * decrypted, which is when all of that record has come: it is left out of the measure.
 */
const RECORD_BYTES = 16_384;

/** A smaller file comes in few records, whose number tells more than the link. The framework's is larger. */
const SMALLEST_SAMPLE_BYTES = 4 * RECORD_BYTES;

/**
 * The rate of the link in Mbit/s, as far as files prove it that came over the network: the greatest at
 * which one of them came. Null where each came from a cache or the worker.
 */
export function provenRate(files: readonly LoadedFile[]): number | null {
  const rates = files
    .filter(({ transferSize, encodedBodySize, workerStart }) => {
      const cameOverNetwork = workerStart === 0 && transferSize >= encodedBodySize;
      return cameOverNetwork && encodedBodySize >= SMALLEST_SAMPLE_BYTES;
    })
    .map(
      ({ encodedBodySize, responseStart, responseEnd }) =>
        ((encodedBodySize - RECORD_BYTES) * 8) / 1000 / (responseEnd - responseStart),
    );
  return rates.length > 0 ? Math.max(...rates) : null;
}

/** `connection` is no standard, and not every browser has it. */
type KnownNavigator = Pick<Navigator, 'onLine'> & {
  readonly connection?: {
    readonly saveData?: boolean;
    /** In Mbit/s. */
    readonly downlink?: number;
  };
};

/** Whether the visitor has asked for fewer bytes, where the browser tells. */
export function savesData(): boolean {
  const { connection }: KnownNavigator = navigator;
  return connection?.saveData === true;
}

/**
 * Whether the visitor's link is known to carry at least this many Mbit/s, and the visitor has not asked
 * for fewer bytes. The browser's estimate counts where the page's files prove nothing: a browser that
 * has seen little of a link estimates it at 1.5 Mbit/s, however fast it is.
 */
export function linkCarries(megabits: number): boolean {
  if (savesData()) return false;
  const { connection }: KnownNavigator = navigator;
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const rate = provenRate(files) ?? connection?.downlink;
  return rate !== undefined && rate >= megabits;
}
