import { expect } from 'vitest';
import { paths } from '#content/paths.ts';
import { newHeading } from '#e2e/support/new-heading.ts';
import { pageTexts, readCatalog } from '#e2e/support/page-texts.ts';
import { type Journey, journeys } from '#engines/journey.ts';
import { close, fillIn, said } from '#engines/page/contact-form.ts';
import { expectHeading, expectNotFound, expectPage, open, status } from '#engines/page/open.ts';
import { button, click, field, find, link, look } from '#engines/page/sight.ts';
import { releases } from '#engines/releases.ts';
import type { Visitor } from '#engines/visitor.ts';

const built = releases();
const pwa = readCatalog('pwa');
const reload = button(pwa['reload'] ?? '');
const about = link(readCatalog('shell')['navigation.about'] ?? '', 'header');

/** Opens a page and waits until its worker serves it, which means that the whole site is stored. */
async function openServed(place: Journey, path: string): Promise<void> {
  await open(place, path);
  await served(place);
}

/** Waits until the page's worker serves it. */
async function served(place: Journey): Promise<void> {
  const isServed = () => place.visitor.ask(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { timeout: 60_000, message: 'served by its worker' }).toBe(true);
}

/** Has the page look for a new version, as it does when it becomes visible. */
const lookForUpdate = (visitor: Visitor) =>
  visitor.ask(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** What is left of the worker. */
const remains = (visitor: Visitor) =>
  visitor.ask(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** Waits until the worker has the film in the format that is played. */
const filmIsStored = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.ask(async () => {
        const stored = await caches.match('/film/film.webm', { ignoreSearch: true });
        return stored?.status;
      }),
    )
    .toBe(200);

/** What a console says of a network that is not there. */
const offline = [/Failed to load resource/, /could not be loaded/];

journeys('Worker', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    `one visit, then all ${paths.length} routes offline`,
    { provoked: offline },
    async (place) => {
      await openServed(place, '/terms');
      place.origin.disconnect();
      for (const path of paths) {
        await open(place, path);
        await expectPage(place, path);
      }
    },
  );

  journey(
    'offline: a page by a link, a reload, an unknown path, the form',
    { isSample: true, provoked: [...offline, /404/] },
    async (place) => {
      const { visitor, origin } = place;
      await openServed(place, '/terms');
      origin.disconnect();
      await click(visitor, about);
      await expectHeading(visitor, pageTexts('/about').heading);
      await visitor.reload();
      await expectPage(place, '/about');
      await open(place, '/nowhere');
      await expectNotFound(visitor);
      await open(place, '/contact');
      await fillIn(visitor);
      await visitor.press('Enter');
      await find(visitor, close);
    },
  );

  journey(
    'offline: an unknown path has status 404',
    { needs: ['status of a stored page'], provoked: [...offline, /404/] },
    async (place) => {
      await openServed(place, '/about');
      place.origin.disconnect();
      await open(place, '/nowhere');
      expect(await place.visitor.ask(status)).toBe(404);
    },
  );

  journey('offline: the film plays from what is stored', { provoked: offline }, async (place) => {
    const { visitor, origin } = place;
    await openServed(place, '/about');
    await filmIsStored(visitor);
    origin.disconnect();
    await open(place, '/');
    const time = () => visitor.ask(() => document.querySelector('video')?.currentTime ?? 0);
    await expect.poll(time).toBeGreaterThan(0);
    await visitor.ask(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 8;
    });
    await expect.poll(time).toBeGreaterThan(8);
  });

  journey('a film that plays while the site is stored is stored, too', {}, async (place) => {
    const { visitor } = place;
    await open(place, '/');
    await click(visitor, button(readCatalog('home')['film.play'] ?? '', 'main'));
    await served(place);
    await filmIsStored(visitor);
  });

  journey('a new release is offered, and taken by Reload', {}, async (place) => {
    const { visitor, origin } = place;
    const next = await built.next();
    await openServed(place, '/about');
    await origin.deploy(next);
    await lookForUpdate(visitor);
    await find(visitor, { kind: '.toast', name: pwa['waiting.title'] ?? '' });
    await expectHeading(visitor, pageTexts('/about').heading);
    await click(visitor, reload);
    await expectHeading(visitor, newHeading);
    origin.disconnect();
    await open(place, '/about');
    await expectHeading(visitor, newHeading);
    expect(await look(visitor, reload)).toBeNull();
  });

  journey(
    'a release with the kill switch ends it, and the open page works on',
    {},
    async (place) => {
      const { visitor, origin } = place;
      const killSwitch = await built.killSwitch();
      await openServed(place, '/contact');
      await click(visitor, field(said('form.message')));
      await visitor.type('Our reports disagree.');
      await origin.deploy(killSwitch);
      await lookForUpdate(visitor);
      await expect.poll(() => remains(visitor)).toEqual({ registrations: 0, caches: [] });
      await click(visitor, about);
      await expectHeading(visitor, pageTexts('/about').heading);
      await visitor.ask(() => history.back());
      await expectHeading(visitor, pageTexts('/contact').heading);
      const message = await find(visitor, field(said('form.message')));
      expect(message.value).toBe('Our reports disagree.');
    },
  );
});
