import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '#content/oldest-browsers.ts';
import { nameOf } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated, waitForIdle } from '#e2e/support/site-test.ts';
import { openControlled } from '#e2e/support/stored-site.ts';
import { expectPage, fillIn, followHeader, sendButton, toast } from '#e2e/support/visit.ts';

test('in the oldest browsers pages hydrate, menu, links and form work, and the worker stores the site', {
  tag: '@whole',
}, async ({ page, host }) => {
  // Chromium without each API that one of the oldest browsers lacks (src/content/oldest-browsers.ts).
  const apis = newerApis();
  host.workerPrologue = `(${takeAway})(${JSON.stringify(apis)});`;
  await page.addInitScript(takeAway, apis);
  await page.addInitScript(refuseSelectors, newerSelectors());
  for (const path of ['/', '/services/gen-ai', '/industry/retail'] as const) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);
    const name = nameOf('/services');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name }).getByRole('link').first()).toBeVisible();
    await followHeader(page, '/about');
  }
  await openControlled(page, '/contact');
  // The worker of the pages before may take over while this page still waits for files from the host.
  await waitForIdle(page);
  host.isReachable = false;
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/services/cloud-services');
  await expectPage(page, '/services/cloud-services');
});

/** A member of an interface or of a built-in object, named as in the data: `withResolvers` of `Promise`; without `member`, all of it. */
interface Api {
  readonly owner: string;
  readonly member?: string;
}

/** Chromium enforces Trusted Types by the content policy, also without the API: taking it away would simulate no browser. */
const enforced = /^trusted/i;

function newerApis(): readonly Api[] {
  const owners = Object.entries({ ...data.javascript['builtins'], ...data.api });
  return owners
    .filter(([owner]) => !owner.startsWith('__') && !enforced.test(owner))
    .flatMap(([owner, feature]) => [
      ...(isNewer(feature) ? [{ owner }] : []),
      ...Object.entries(feature)
        .filter(([, member]) => isNewer(member))
        .map(([name]) => ({ owner, member: name })),
    ]);
}

/** The names of selectors that at least one of the oldest browsers does not know, as in `:popover-open`. */
function newerSelectors(): readonly string[] {
  return Object.entries(data.css['selectors'] ?? {})
    .filter(([name, selector]) => !name.startsWith('__') && isNewer(selector))
    .map(([name]) => name);
}

function isNewer(feature: Identifier | CompatStatement): boolean {
  if (!('__compat' in feature) || !feature.__compat) return false;
  const support = new Map(Object.entries(feature.__compat.support));
  return Object.entries(oldestBrowsers).some(([browser, oldest]) => {
    const versions = [support.get(browser) ?? []].flat();
    return !versions.some(
      ({ version_added, version_removed, prefix, flags, alternative_name }) =>
        typeof version_added === 'string' &&
        !(version_removed || prefix || flags || alternative_name) &&
        isAtMost(version_added, oldest),
    );
  });
}

/** The data has `≤37` for a version that nobody has looked for, and `preview` for a version to come. */
function isAtMost(version: string, limit: string): boolean {
  const number = version.replace('≤', '');
  return number !== 'preview' && number.localeCompare(limit, 'en', { numeric: true }) <= 0;
}

/** Takes APIs away from a page or a worker. This function runs there, so it uses nothing from outside. */
function takeAway(apis: readonly Api[]): void {
  for (const { owner, member } of apis) {
    const object: unknown = Reflect.get(globalThis, owner);
    if (member === undefined) {
      Reflect.deleteProperty(globalThis, owner);
      continue;
    }
    const [name = ''] = member.split('_static');
    const prototype: unknown = Object(object).prototype;
    // The members of a global object stand on the object itself.
    const isGlobal = owner === 'Window' || owner === 'WorkerGlobalScope';
    // Only for interfaces does the data say which members are static: a built-in object has this member once.
    const holders = name === member ? [prototype, object, isGlobal && globalThis] : [object];
    for (const holder of holders) {
      if (holder instanceof Object) Reflect.deleteProperty(holder, name);
    }
  }
}

/** Makes scripts of a page fail at pseudo-classes, as in browsers that do not know them. This function runs there. */
function refuseSelectors(names: readonly string[]): void {
  const newer = new RegExp(`:(${names.join('|')})(?![\\w-])`);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known: unknown = Reflect.get(prototype, method);
      if (typeof known !== 'function') continue;
      const refuse = function (this: unknown, selector: string): unknown {
        if (newer.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return Reflect.apply(known, this, [selector]);
      };
      Reflect.set(prototype, method, refuse);
    }
  }
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (condition: string, value?: string) =>
    !newer.test(condition) &&
    (value === undefined ? supports(condition) : supports(condition, value));
}
