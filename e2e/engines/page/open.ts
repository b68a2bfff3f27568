import { expect } from 'vitest';
import { NOT_FOUND } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import type { JourneyContext } from '#e2e/engines/journey.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { pageTexts } from '#e2e/support/copy.ts';
import { expectedHead, readHead } from '#e2e/support/head.ts';

type Context = Pick<JourneyContext, 'visitor' | 'origin'>;

/** Opens a page and waits until React has hydrated it, so that controls work. */
export async function open({ visitor, origin }: Context, path: string): Promise<void> {
  await visitor.open(origin.address + path);
  await waitForHydration(visitor);
}

/** Waits until the page reports that React has hydrated it. */
async function waitForHydration(visitor: Visitor): Promise<void> {
  const isHydrated = () => visitor.evaluate(() => 'hydrated' in document.documentElement.dataset);
  await expect.poll(isHydrated, { message: 'the page is hydrated' }).toBe(true);
}

/** Expects the page's heading, head, address and status 200. */
export async function expectPage({ visitor }: Context, path: Path): Promise<void> {
  const head = expectedHead(path);
  await expectHeading(visitor, pageTexts(path).heading);
  expect(await visitor.evaluate(readHead, Object.keys(head))).toEqual(head);
  expect(await visitor.evaluate(() => location.pathname)).toBe(path);
  expect(await visitor.evaluate(status), 'status').toBe(200);
}

/** Waits until this is the page's only h1. */
export async function expectHeading(visitor: Visitor, heading: string): Promise<void> {
  const headings = () =>
    visitor.evaluate(() =>
      Array.from(document.querySelectorAll('h1'), (h1) => h1.textContent?.trim()),
    );
  await expect.poll(headings).toEqual([heading]);
}

/** Waits for the not-found page. */
export async function expectNotFound(visitor: Visitor): Promise<void> {
  const heading = () => visitor.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  await expect.poll(heading).toContain(pageTexts(NOT_FOUND).heading.split(' ')[0] ?? '');
}

/** Runs in the page: the status of its document. WebKit does not report the status, so it is requested again. */
export async function status(): Promise<number> {
  const [navigation] = performance.getEntriesByType('navigation');
  const reported: unknown = navigation && Reflect.get(navigation, 'responseStatus');
  if (typeof reported === 'number' && reported > 0) return reported;
  return (await fetch(location.href, { cache: 'no-store' })).status;
}
