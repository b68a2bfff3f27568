import { expect } from 'vitest';
import { journeys } from '#e2e/engines/journey.ts';
import { button, click, link } from '#e2e/engines/page/elements.ts';
import { expectHeading, open } from '#e2e/engines/page/open.ts';
import { releases } from '#e2e/engines/releases.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { home, nameOf, pageTexts } from '#e2e/support/copy.ts';

const built = releases();

/** The browser reports each file that the host does not have. */
const missing = [/404/];

const film = (control: 'pause' | 'play' | 'mute' | 'unmute') =>
  button(home().film[control], 'main');

/** The video's state, null without a video. It plays when its time has advanced. */
const state = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const video = document.querySelector('video');
    return (
      video && {
        plays: !video.paused && video.currentTime > 0,
        muted: video.muted,
        source: video.currentSrc,
      }
    );
  });

const expectFilm = (visitor: Visitor, expected: { plays: boolean; muted: boolean }) =>
  expect.poll(() => state(visitor)).toMatchObject(expected);

/** Opens another page and Home again, by the header's links. */
async function awayAndBack(visitor: Visitor): Promise<void> {
  await click(visitor, link(nameOf('/about'), 'header'));
  await expectHeading(visitor, pageTexts('/about').heading);
  expect(await state(visitor)).toBeNull();
  await click(visitor, link(nameOf('/'), 'header'));
  await expectHeading(visitor, pageTexts('/').heading);
}

/** Runs in the page: the background of the film's stage, and the classes of what it shows and of the film's buttons. */
function readStage() {
  const stage = document.querySelector('.film-stage');
  const shown = document.querySelectorAll('.film-stage > *, .film-controls');
  return (
    stage && {
      background: getComputedStyle(stage).backgroundImage,
      shown: Array.from(shown, ({ className }) => className),
    }
  );
}

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

journeys('Film', { scheme: 'light', zoom: 1 }, (journey) => {
  journey('film.webm plays by itself, muted', { isSample: true }, async (context) => {
    const { visitor, origin } = context;
    await open(context, '/');
    await expectFilm(visitor, { plays: true, muted: true });
    expect(await state(visitor)).toMatchObject({ source: `${origin.address}/film/film.webm` });
    await click(visitor, film('pause'));
    await expectFilm(visitor, { plays: false, muted: true });
    await click(visitor, film('play'));
    await expectFilm(visitor, { plays: true, muted: true });
  });

  journey('film.mp4 plays when film.webm is missing', { provoked: missing }, async (context) => {
    const { visitor, origin } = context;
    origin.deploy(await built.withoutFilm('webm'));
    await open(context, '/');
    await expectFilm(visitor, { plays: true, muted: true });
    expect(await state(visitor)).toMatchObject({ source: `${origin.address}/film/film.mp4` });
  });

  journey('sound stays on or off after a visit to another page', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/');
    await click(visitor, film('unmute'));
    await expectFilm(visitor, { plays: true, muted: false });
    await awayAndBack(visitor);
    await expectFilm(visitor, { plays: true, muted: false });
    await click(visitor, film('mute'));
    await awayAndBack(visitor);
    await expectFilm(visitor, { plays: true, muted: true });
  });

  journey(
    'sound stops when the film is scrolled out of view, and returns with it',
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
    },
  );

  journey(
    'without a playable file, the hero shows a gradient and no film buttons',
    { provoked: missing },
    async (context) => {
      const { visitor, origin } = context;
      origin.deploy(await built.withoutFilm('webm', 'mp4'));
      await open(context, '/');
      // The poster stays until the requests for the film have failed. Then nothing covers the gradient.
      await expect
        .poll(() => visitor.evaluate(readStage))
        .toEqual({ background: expect.stringMatching(/^linear-gradient/), shown: [] });
    },
  );
});
