import type { Page } from 'playwright/test';
import { paths } from '#content/paths.ts';
import { RELEASES } from '#content/storing.ts';
import {
  newHeading,
  nextRelease,
  thirdHeading,
  writeThirdRelease,
} from '#e2e/support/built-releases.ts';
import { LAST_FILE } from '#e2e/support/changed-release.ts';
import { pageTexts } from '#e2e/support/copy.ts';
import type { Host } from '#e2e/support/host.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated } from '#e2e/support/site-test.ts';
import {
  anyNotice,
  emptyHttpCache,
  expectInstalled,
  lookForUpdate,
  notice,
  offer,
  openStored,
  press,
} from '#e2e/support/stored-site.ts';

// Three releases at the same time: the built one serves the site, `nextRelease` waits, a third one is being stored.

const couldNotBeStored = /^A new version of the site could not be stored/;
test.use({ provoked: { messages: [couldNotBeStored, /integrity/] } });

async function storeAllButLast(page: Page, host: Host, release: string): Promise<void> {
  const progress = await page.evaluateHandle(() => {
    const stored = { isLastMissing: false };
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'STORING') stored.isLastMissing = data.storedFiles === data.files - 1;
    });
    return stored;
  });
  host.deploy(release);
  host.hold((path) => path === LAST_FILE);
  await lookForUpdate(page);
  await expectInstalled
    .poll(() => progress.evaluate(({ isLastMissing }) => isLastMissing))
    .toBe(true);
}

async function expectWholeRelease(page: Page, host: Host, about: string): Promise<void> {
  host.isReachable = false;
  await emptyHttpCache(page);
  const statuses = await page.evaluate(async (addresses) => {
    const answers = await Promise.all(addresses.map((address) => fetch(address)));
    return answers.filter(({ ok }) => !ok).map(({ url }) => url);
  }, paths);
  expect(statuses).toEqual([]);
  for (const path of ['/about', '/', '/services/gen-ai', '/industry/retail', '/contact'] as const) {
    await openHydrated(page, path);
    const heading = path === '/about' ? about : pageTexts(path).heading;
    await expect(page.locator('h1')).toHaveText(heading);
  }
}

test('a release keeps all its files while it is stored and the one that waited activates', {
  tag: '@whole',
}, async ({ page, host }) => {
  await openStored(page, '/about');
  await offer(page, host, nextRelease);
  await storeAllButLast(page, host, writeThirdRelease(test.info().outputPath('third')));
  await press(page, 'reload');
  await expect(page.locator('h1')).toHaveText(newHeading);
  host.release();
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
  await press(page, 'reload');
  await expect(page.locator('h1')).toHaveText(thirdHeading);
  await expectWholeRelease(page, host, thirdHeading);
});

test('an installation whose files change fails', { tag: '@whole' }, async ({ page, host }) => {
  await openStored(page, '/about');
  const third = writeThirdRelease(test.info().outputPath('third'));
  // A host with a newer release; and workers of earlier versions of the site, which delete all files but their own.
  for (const change of [() => host.deploy(nextRelease), () => page.evaluate(deletePage)]) {
    await storeAllButLast(page, host, third);
    const warning = page.waitForEvent('console', {
      predicate: (entry) => couldNotBeStored.test(entry.text()),
      timeout: 30_000,
    });
    await change();
    host.release();
    await warning;
    await expect(anyNotice(page)).toHaveCount(0);
  }
  await lookForUpdate(page);
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
});

test('the worker of a new release waits until another one has recorded its files, and deletes no file of a version without a record', {
  tag: '@whole',
}, async ({ page, host }) => {
  await openStored(page, '/about');
  const record = await page.evaluateHandle(async (address) => {
    const { promise: isChanged, resolve: end } = Promise.withResolvers<void>();
    await new Promise<void>((begin) => {
      void navigator.locks.request('releases', () => {
        begin();
        return isChanged;
      });
    });
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
    return { end };
  }, RELEASES);
  host.deploy(nextRelease);
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  await record.evaluate(({ end }) => end());
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
  await expectWholeRelease(page, host, pageTexts('/about').heading);
});

async function deletePage(): Promise<void> {
  for (const name of await caches.keys()) {
    await (await caches.open(name)).delete('/careers', { ignoreSearch: true });
  }
}
