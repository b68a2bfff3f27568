import { expect } from 'vitest';
import { home, pageTexts } from '#e2e/support/copy.ts';
import { journey } from './journey.ts';
import { button, click, expectHeading, link, open } from './page.ts';
import type { Visitor } from './visitor.ts';

const film = (control: 'pause' | 'play' | 'mute' | 'unmute') =>
  button(home().film[control], 'main');

/** Waits for a state of the film, which plays when its time has advanced. */
async function expectFilm(
  visitor: Visitor,
  expected: { plays?: boolean; muted?: boolean; source?: string },
) {
  const state = () =>
    visitor.evaluate(() => {
      const video = document.querySelector('video');
      return (
        video && {
          plays: !video.paused && video.currentTime > 0,
          muted: video.muted,
          source: new URL(video.currentSrc).pathname,
        }
      );
    });
  await expect.poll(state).toMatchObject(expected);
}

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

journey('film.webm plays by itself, muted, and pauses', { isSample: true }, async (context) => {
  const { visitor } = context;
  await open(context, '/');
  await expectFilm(visitor, { plays: true, muted: true, source: '/film/film.webm' });
  await click(visitor, film('pause'));
  await expectFilm(visitor, { plays: false, muted: true });
  await click(visitor, film('play'));
  await expectFilm(visitor, { plays: true, muted: true });
});

journey(
  "the film's sound goes when the film is scrolled out of view, and returns; it stays on after a visit to another page",
  {},
  async (context) => {
    const { visitor } = context;
    await open(context, '/');
    await click(visitor, film('unmute'));
    await expectFilm(visitor, { plays: true, muted: false });
    await scrollTo(visitor, 1500);
    await expectFilm(visitor, { plays: true, muted: true });
    await scrollTo(visitor, 0);
    await expectFilm(visitor, { plays: true, muted: false });
    await click(visitor, link('/about', 'header'));
    await expectHeading(visitor, pageTexts('/about').heading);
    await click(visitor, link('/', 'header'));
    await expectFilm(visitor, { plays: true, muted: false });
  },
);

/** The browser reports each file that the host does not have. */
const failed = [/500/];

journey(
  'film.mp4 plays when film.webm fails; when both fail, a gradient is shown and no film buttons',
  { provoked: failed },
  async (context) => {
    const { visitor, host } = context;
    host.broken.add('/film/film.webm');
    await open(context, '/');
    await expectFilm(visitor, { plays: true, muted: true, source: '/film/film.mp4' });

    host.broken.add('/film/film.mp4');
    await open(context, '/');
    const stage = () =>
      visitor.evaluate(() => {
        const [background] = document.querySelectorAll('.film-stage');
        return {
          background: background && getComputedStyle(background).backgroundImage,
          shown: document.querySelectorAll('.film-stage > *, .film-controls').length,
        };
      });
    // The poster stays until the requests for the film have failed. Then nothing covers the gradient.
    await expect
      .poll(stage)
      .toEqual({ background: expect.stringMatching(/^linear-gradient/), shown: 0 });
  },
);
