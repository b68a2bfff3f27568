import { expect } from 'vitest';
import { paths } from '#content/paths.ts';
import { type JourneyContext, journeys } from '#e2e/engines/journey.ts';
import { close, fillIn } from '#e2e/engines/page/contact-form.ts';
import { button, click, field, find, link, readElement } from '#e2e/engines/page/elements.ts';
import { expectHeading, expectNotFound, expectPage, open, status } from '#e2e/engines/page/open.ts';
import { releases } from '#e2e/engines/releases.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { contact, home, nameOf, offline, pageTexts } from '#e2e/support/copy.ts';
import { newHeading } from '#e2e/support/new-heading.ts';

const built = releases();
const { updates } = offline();
const reload = button(updates.reload);
const about = link(nameOf('/about'), 'header');

/** Opens a page and waits until the worker controls it: then the whole site is stored. */
async function openWithWorker(context: JourneyContext, path: string): Promise<void> {
  await open(context, path);
  await waitForWorker(context);
}

/** Waits until the worker controls the page. */
async function waitForWorker(context: JourneyContext): Promise<void> {
  const isControlled = () =>
    context.visitor.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(isControlled, { timeout: 60_000, message: 'controlled by the worker' })
    .toBe(true);
}

/** Makes the page look for a new version, as it does when it becomes visible. */
const lookForUpdate = (visitor: Visitor) =>
  visitor.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The worker's registrations and caches. */
const workerState = (visitor: Visitor) =>
  visitor.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** Waits until the worker has stored the film in the format that both engines play. */
const filmIsStored = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.evaluate(async () => {
        const stored = await caches.match('/film/film.webm', { ignoreSearch: true });
        return stored?.status;
      }),
    )
    .toBe(200);

/** What a console says when the network is gone. */
const unreachable = [/Failed to load resource/, /could not be loaded/];

journeys('Worker', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    `one visit, then all ${paths.length} routes offline`,
    { provoked: unreachable },
    async (context) => {
      await openWithWorker(context, '/terms');
      context.origin.disconnect();
      for (const path of paths) {
        await open(context, path);
        await expectPage(context, path);
      }
    },
  );

  journey(
    'offline: a link, a reload, an unknown path and the form work',
    { isSample: true, provoked: [...unreachable, /404/] },
    async (context) => {
      const { visitor, origin } = context;
      await openWithWorker(context, '/terms');
      origin.disconnect();
      await click(visitor, about);
      await expectHeading(visitor, pageTexts('/about').heading);
      await visitor.reload();
      await expectPage(context, '/about');
      await open(context, '/nowhere');
      await expectNotFound(visitor);
      await open(context, '/contact');
      await fillIn(visitor);
      await visitor.press('Enter');
      await find(visitor, close);
    },
  );

  journey(
    'offline: an unknown path has status 404',
    { needs: ['status of a stored page'], provoked: [...unreachable, /404/] },
    async (context) => {
      await openWithWorker(context, '/about');
      context.origin.disconnect();
      await open(context, '/nowhere');
      expect(await context.visitor.evaluate(status)).toBe(404);
    },
  );

  journey('offline: the stored film plays', { provoked: unreachable }, async (context) => {
    const { visitor, origin } = context;
    await openWithWorker(context, '/about');
    await filmIsStored(visitor);
    origin.disconnect();
    await open(context, '/');
    const time = () => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await expect.poll(time).toBeGreaterThan(0);
    await visitor.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 8;
    });
    await expect.poll(time).toBeGreaterThan(8);
  });

  journey(
    'the film is stored even when it plays while the worker stores the site',
    {},
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      await click(visitor, button(home().film.play, 'main'));
      await waitForWorker(context);
      await filmIsStored(visitor);
    },
  );

  journey('a new release is offered, and Reload shows it', {}, async (context) => {
    const { visitor, origin } = context;
    const next = await built.next();
    await openWithWorker(context, '/about');
    origin.deploy(next);
    await lookForUpdate(visitor);
    await find(visitor, { selector: '.toast', name: updates.waiting.title });
    await expectHeading(visitor, pageTexts('/about').heading);
    await click(visitor, reload);
    await expectHeading(visitor, newHeading);
    origin.disconnect();
    await open(context, '/about');
    await expectHeading(visitor, newHeading);
    expect(await readElement(visitor, reload)).toBeNull();
  });

  journey(
    'a release with the kill switch removes the worker, and the open page still works',
    {},
    async (context) => {
      const { visitor, origin } = context;
      const killSwitch = await built.killSwitch();
      await openWithWorker(context, '/contact');
      await click(visitor, field(contact().form.message));
      await visitor.type('Our reports disagree.');
      origin.deploy(killSwitch);
      await lookForUpdate(visitor);
      await expect.poll(() => workerState(visitor)).toEqual({ registrations: 0, caches: [] });
      await click(visitor, about);
      await expectHeading(visitor, pageTexts('/about').heading);
      await visitor.evaluate(() => history.back());
      await expectHeading(visitor, pageTexts('/contact').heading);
      const message = await find(visitor, field(contact().form.message));
      expect(message.value).toBe('Our reports disagree.');
    },
  );
});
