import { type NavigatorWithConnection, savesData } from './saves-data.ts';

/** The timing of a file that the page has loaded; sizes in bytes, times in ms. */
type LoadedFile = Pick<
  PerformanceResourceTiming,
  'transferSize' | 'encodedBodySize' | 'responseStart' | 'responseEnd' | 'workerStart'
>;

/**
 * The largest size of a TLS record, in bytes. `responseStart` is when the file's first record has been
 * received whole and decrypted, so the measurement leaves that record out.
 */
const RECORD_BYTES = 16_384;

/** A smaller file has too few records for a useful measurement. The framework's file is larger. */
const SMALLEST_SAMPLE_BYTES = 4 * RECORD_BYTES;

/**
 * The bandwidth in Mbit/s at which the fastest file came over the network: the connection has at least
 * this much. Null if no file was large enough, or all came from a cache or the worker.
 */
export function measuredBandwidth(files: readonly LoadedFile[]): number | null {
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

/**
 * Whether the connection is known to have at least this many Mbit/s, and the visitor does not save data. The browser's
 * own estimate counts only if the page's files give no measurement: a browser that has measured little
 * estimates 1.5 Mbit/s, however fast the connection is.
 */
export function hasBandwidth(megabits: number): boolean {
  if (savesData()) return false;
  const { connection }: NavigatorWithConnection = navigator;
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const bandwidth = measuredBandwidth(files) ?? connection?.downlink;
  return bandwidth !== undefined && bandwidth >= megabits;
}
