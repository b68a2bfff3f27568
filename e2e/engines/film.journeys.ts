import { expect } from 'vitest';
import { home, pageTexts } from '#e2e/support/copy.ts';
import { journey } from './journey.ts';
import { button, link, type Visitor } from './visitor.ts';

const { pause, play, unmute } = home().film;

/** Waits for a state of the film, which plays when its time has advanced. */
const expectFilm = (
  visitor: Visitor,
  expected: { plays: boolean; muted: boolean; file?: string },
) =>
  expect
    .poll(() =>
      visitor.evaluate(() => {
        const video = document.querySelector('video');
        return {
          plays: video !== null && !video.paused && video.currentTime > 0,
          muted: video?.muted,
          file: video?.currentSrc.split('/').at(-1),
        };
      }),
    )
    .toMatchObject(expected);

journey('film.webm plays by itself, muted', ['sample'], async (visitor) => {
  await visitor.open('/');
  await expectFilm(visitor, { plays: true, muted: true, file: 'film.webm' });
  await visitor.clickOn(button(pause, 'main'));
  await expectFilm(visitor, { plays: false, muted: true });
  await visitor.clickOn(button(play, 'main'));
  await expectFilm(visitor, { plays: true, muted: true });
});

journey('film with sound, scrolled out of view and left', [], async (visitor) => {
  await visitor.open('/');
  await visitor.clickOn(button(unmute, 'main'));
  await expectFilm(visitor, { plays: true, muted: false });
  await visitor.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expectFilm(visitor, { plays: true, muted: true });
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectFilm(visitor, { plays: true, muted: false });
  await visitor.clickOn(link('/about', 'header'));
  await visitor.expectHeading(pageTexts('/about').heading);
  await visitor.clickOn(link('/', 'header'));
  await expectFilm(visitor, { plays: true, muted: false });
});

journey('film.mp4 where film.webm fails', [], async (visitor, host) => {
  host.broken.add('/film/film.webm');
  await visitor.open('/');
  await visitor.clickOn(button(play, 'main'));
  await expectFilm(visitor, { plays: true, muted: true, file: 'film.mp4' });
});

journey('a gradient where no file of the film plays', [], async (visitor, host) => {
  host.broken.add('/film/film.webm').add('/film/film.mp4');
  await visitor.open('/');
  await visitor.clickOn(button(play, 'main'));
  // The poster stays until the requests for the film have failed. Then nothing covers the gradient.
  await visitor.expectTrue(() => !document.querySelector('.film-stage > *, .film-controls'));
  await visitor.expectTrue(() => {
    const [stage] = document.querySelectorAll('.film-stage');
    return stage !== undefined && getComputedStyle(stage).backgroundImage.startsWith('linear-');
  });
});

journey('film stored while it plays, then offline', [], async (visitor, host) => {
  await visitor.open('/');
  await visitor.clickOn(button(play, 'main'));
  await visitor.waitForWorker();
  await visitor.expectTrue(
    async () => (await caches.match('/film/film.webm', { ignoreSearch: true }))?.status === 200,
  );
  host.isReachable = false;
  await visitor.open('/');
  await expectFilm(visitor, { plays: true, muted: true });
  await visitor.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = 8;
  });
  await visitor.expectTrue(() => (document.querySelector('video')?.currentTime ?? 0) > 8);
});
