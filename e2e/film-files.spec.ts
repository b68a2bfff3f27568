import type { Page } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { expect, test } from './support/site-test.ts';

// Tests the content of the film's files with the browser's decoders. film.spec.ts tests how a page plays them.

/** Differences between pictures: the mean difference of their channels, 0 to 255. */
function differences(page: Page, file: string) {
  return page.evaluate(async (source) => {
    // The format that plugins/drawings/film.ts gives the film: 12 s.
    const [width, height, frameSeconds, lastFrame] = [1280, 720, 1 / 24, 12 * 24 - 1];
    const pixels = (picture: CanvasImageSource) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.drawImage(picture, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    };
    const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / (0.75 * a.length);

    const poster = new Image();
    poster.src = '/film/poster.svg';
    await poster.decode();

    const film = document.createElement('video');
    film.muted = true;
    film.preload = 'auto';
    film.src = source;
    const shownFrame = () => {
      try {
        const frame = new VideoFrame(film);
        const { timestamp } = frame;
        frame.close();
        return Math.round(timestamp / (1e6 * frameSeconds));
      } catch {
        // The film has no frame yet.
        return undefined;
      }
    };
    const at = async (number: number) => {
      // The middle of the frame, because rounding at its edge could choose the neighbouring frame.
      film.currentTime = (number + 0.5) * frameSeconds;
      await new Promise((resolve, reject) => {
        film.onseeked = resolve;
        film.onerror = () => reject(film.error);
      });
      // On a busy machine `seeked` fires before the frame is there, and `requestVideoFrameCallback` can miss that frame.
      while (shownFrame() !== number) await new Promise(requestAnimationFrame);
      return pixels(film);
    };
    const first = await at(0);
    const second = await at(1);
    const last = await at(lastFrame);
    return {
      poster: apart(pixels(poster), first),
      step: apart(first, second),
      seam: apart(last, first),
    };
  }, file);
}

// The files change only when the film is rendered again.
test('the film begins as its poster, and has no seam', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/about');
  // Playwright's own Chromium cannot decode H.264.
  const answers = await page.evaluate(
    (types) => types.map((type) => document.createElement('video').canPlayType(type)),
    filmSources.map(({ type }) => type),
  );
  const files = filmSources.filter((_, i) => answers[i] !== '').map(({ src }) => src);
  expect(files, 'files that this browser can decode').not.toEqual([]);
  for (const file of files) {
    const { poster, step, seam } = await differences(page, file);
    expect(poster, `${file}: nothing jumps when playback starts`).toBeLessThan(3);
    expect(step, `${file}: the ground moves`).toBeGreaterThan(0);
    expect(seam, `${file}: nothing jumps at the end of the loop`).toBeLessThan(1.5 * step);
  }
});
