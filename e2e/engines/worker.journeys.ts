import { expect } from 'vitest';
import { NOT_FOUND } from '#content/page-names.ts';
import { newHeading, nextRelease, releaseFolder } from '#e2e/support/built-releases.ts';
import { offline, pageTexts } from '#e2e/support/copy.ts';
import { journey } from './journey.ts';
import { button, link, type Visitor } from './visitor.ts';

const about = link('/about', 'header');

/** Makes the page look for a new version, as when it becomes visible. */
const lookForUpdate = (visitor: Visitor) =>
  visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

journey('offline after one visit', ['sample'], async (visitor, host) => {
  await visitor.open('/terms');
  await visitor.waitForWorker();
  host.isReachable = false;
  await visitor.clickOn(about);
  await visitor.expectHeading(pageTexts('/about').heading);
  await visitor.reload();
  await visitor.expectHeading(pageTexts('/about').heading);
  await visitor.open('/industry/retail');
  await visitor.expectHeading(pageTexts('/industry/retail').heading);
  await visitor.open('/nowhere');
  const [says = ''] = pageTexts(NOT_FOUND).heading.split(' ');
  await visitor.find({ selector: 'h1', says });
});

journey('new release offered, shown by Reload', [], async (visitor, host) => {
  const { reload, waiting } = offline().updates;
  await visitor.open('/about');
  await visitor.waitForWorker();
  host.deploy(nextRelease);
  await lookForUpdate(visitor);
  await visitor.find({ selector: '.toast', says: waiting.title });
  await visitor.expectHeading(pageTexts('/about').heading);
  await visitor.clickOn(button(reload));
  await visitor.expectHeading(newHeading);
  host.isReachable = false;
  await visitor.open('/about');
  await visitor.expectHeading(newHeading);
  expect(await visitor.look(button(reload))).toBeNull();
});

journey('kill switch: the worker goes, the page works', [], async (visitor, host) => {
  await visitor.open('/contact');
  await visitor.waitForWorker();
  host.deploy(releaseFolder('kill-switch'));
  await lookForUpdate(visitor);
  await visitor.expectTrue(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.length === 0 && (await caches.keys()).length === 0;
  });
  await visitor.clickOn(about);
  await visitor.expectHeading(pageTexts('/about').heading);
});
