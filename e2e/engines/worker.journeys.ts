import { expect } from 'vitest';
import { NOT_FOUND } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { releaseFolder } from '#e2e/support/built-releases.ts';
import { home, offline, pageTexts } from '#e2e/support/copy.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { type Journey, journey } from './journey.ts';
import {
  button,
  click,
  expectHeading,
  field,
  find,
  link,
  look,
  open,
  openStored,
  unreachable,
  waitForWorker,
} from './page.ts';

const about = link('/about', 'header');

/** Serves another release, and makes the page look for it, as when the page becomes visible. */
async function deploy({ visitor, host }: Journey, release: 'next' | 'kill-switch'): Promise<void> {
  host.deploy(releaseFolder(release));
  await visitor.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

journey('one visit, then all pages offline', { provoked: unreachable }, async (context) => {
  await openStored(context, '/terms');
  context.host.isReachable = false;
  for (const path of paths) {
    await open(context, path);
    await expectHeading(context.visitor, pageTexts(path).heading);
  }
});

journey(
  'offline: a link, a reload and an unknown path work',
  { isSample: true, provoked: [...unreachable, /404/] },
  async (context) => {
    const { visitor, host } = context;
    await openStored(context, '/terms');
    host.isReachable = false;
    await click(visitor, about);
    await expectHeading(visitor, pageTexts('/about').heading);
    await visitor.reload();
    await expectHeading(visitor, pageTexts('/about').heading);
    await open(context, '/nowhere');
    const [firstWord = ''] = pageTexts(NOT_FOUND).heading.split(' ');
    await find(visitor, { selector: 'h1', says: firstWord });
  },
);

journey(
  'the film is stored while it plays, and then plays and seeks offline',
  { provoked: unreachable },
  async (context) => {
    const { visitor, host } = context;
    await open(context, '/');
    await click(visitor, button(home().film.play, 'main'));
    await waitForWorker(visitor);
    const stored = () =>
      visitor.evaluate(
        async () => (await caches.match('/film/film.webm', { ignoreSearch: true }))?.status ?? 0,
      );
    await expect.poll(stored).toBe(200);

    host.isReachable = false;
    await open(context, '/');
    const time = () => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await expect.poll(time).toBeGreaterThan(0);
    await visitor.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 8;
    });
    await expect.poll(time).toBeGreaterThan(8);
  },
);

journey(
  'a new release is offered, and Reload shows it',
  { provoked: unreachable },
  async (context) => {
    const { visitor, host } = context;
    const { updates } = offline();
    const reload = button(updates.reload);
    await openStored(context, '/about');
    await deploy(context, 'next');
    await find(visitor, { selector: '.toast', says: updates.waiting.title });
    await expectHeading(visitor, pageTexts('/about').heading);
    await click(visitor, reload);
    await expectHeading(visitor, newHeading);
    host.isReachable = false;
    await open(context, '/about');
    await expectHeading(visitor, newHeading);
    expect(await look(visitor, reload)).toBeNull();
  },
);

journey(
  'a release with the kill switch removes the worker, and the open page still works',
  {},
  async (context) => {
    const { visitor } = context;
    await openStored(context, '/contact');
    await click(visitor, field('message'));
    await visitor.type('Our reports disagree.');
    await deploy(context, 'kill-switch');
    const state = () =>
      visitor.evaluate(async () => ({
        registrations: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(state).toEqual({ registrations: 0, caches: [] });
    await click(visitor, about);
    await expectHeading(visitor, pageTexts('/about').heading);
    await visitor.evaluate(() => history.back());
    await expectHeading(visitor, pageTexts('/contact').heading);
    expect((await find(visitor, field('message'))).value).toBe('Our reports disagree.');
  },
);
