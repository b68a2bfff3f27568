import { afterEach, expect, test, vi } from 'vitest';
import { askToKeepFilm, measuredBandwidth } from './film-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page asks of its worker, in a browser that plays these codecs. */
async function askedOfWorker(codecs: readonly string[], saveData = false) {
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  const canPlayType = (type: string) =>
    codecs.some((codec) => type.includes(codec)) ? 'maybe' : '';
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('document', { createElement: () => ({ canPlayType }) });
  await askToKeepFilm();
  return postMessage.mock.calls.flat();
}

test('the worker keeps the first format that the browser plays, and none is asked for under Save-Data', async () => {
  const keeps = (src: string | null) => [{ type: 'KEEP_FILM', src }];
  expect(await askedOfWorker(['vp9', 'avc1'])).toEqual(keeps('/film/film.webm'));
  expect(await askedOfWorker(['vp9'])).toEqual(keeps('/film/film.webm'));
  expect(await askedOfWorker(['avc1'])).toEqual(keeps('/film/film.mp4'));
  expect(await askedOfWorker([])).toEqual(keeps(null));
  expect(await askedOfWorker(['vp9'], true)).toEqual([]);
});

const framework = {
  transferSize: 82_700,
  encodedBodySize: 82_400,
  // When the first 16 KB have been received.
  responseStart: 1082,
  responseEnd: 1412,
  workerStart: 0,
};

test('a file of 82 KB in 412 ms gives 1.6 Mbit/s; of several, the fastest counts', () => {
  expect(measuredBandwidth([framework])).toBeCloseTo(1.6, 2);
  // The slower files may have shared the connection.
  const faster = { ...framework, responseEnd: 1165 };
  expect(measuredBandwidth([framework, faster, framework])).toBeCloseTo(6.4, 1);
});

test.each([
  { file: 'from the cache', change: { transferSize: 0 } },
  { file: 'from the cache, after revalidation', change: { transferSize: 300 } },
  { file: 'from the worker', change: { workerStart: 900 } },
  { file: 'of few TLS records', change: { transferSize: 26_900, encodedBodySize: 26_600 } },
])('a file $file gives no measurement', ({ change }) => {
  expect(measuredBandwidth([{ ...framework, ...change }])).toBeNull();
});

test('where no worker comes, the players of a whole visit leave one wait behind', () => {
  const ready = vi.fn(() => new Promise(() => {}));
  const serviceWorker = {
    get ready() {
      return ready();
    },
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  for (let visit = 0; visit < 3; visit += 1) void askToKeepFilm();
  expect(ready).toHaveBeenCalledOnce();
});
