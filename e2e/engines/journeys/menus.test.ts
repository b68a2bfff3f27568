import { expect } from 'vitest';
import { type JourneyContext, journeys } from '#e2e/engines/journey.ts';
import { button, find, link, readElement } from '#e2e/engines/page/elements.ts';
import { expectHeading, open } from '#e2e/engines/page/open.ts';
import { tabTo } from '#e2e/engines/page/tab-to.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { menuName, nameOf, pageTexts } from '#e2e/support/copy.ts';

const services = button(menuName('services'), 'header');
const industries = button(menuName('industries'), 'header');
const automation = link(nameOf('/services/automation'), 'header');

/** A point that no open menu covers. */
const away = { x: 640, y: 850 };

async function expectOpen(visitor: Visitor, open: 'services' | 'industries' | 'neither') {
  const state = async () => ({
    services: (await readElement(visitor, services))?.isExpanded,
    industries: (await readElement(visitor, industries))?.isExpanded,
  });
  await expect
    .poll(state)
    .toEqual({ services: open === 'services', industries: open === 'industries' });
}

journeys('Header menus', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    'a mouse opens a menu, changes to the other and closes it by leaving',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      await visitor.moveTo(away);
      await visitor.moveTo(await find(visitor, services));
      await expectOpen(visitor, 'services');
      await visitor.moveTo(await find(visitor, industries));
      await expectOpen(visitor, 'industries');
      await visitor.moveTo(away);
      await expectOpen(visitor, 'neither');
    },
  );

  journey('a click on a link of a menu opens its page', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/');
    await visitor.moveTo(away);
    await visitor.moveTo(await find(visitor, services));
    await expectOpen(visitor, 'services');
    await followAutomation(context, async () => visitor.click(await find(visitor, automation)));
  });

  journey(
    'the keyboard opens and closes a menu, and moves to the other',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      await tabTo(visitor, services);
      await visitor.press('Enter');
      await expectOpen(visitor, 'services');
      await visitor.press('Tab');
      expect(await visitor.evaluate(() => document.activeElement?.tagName)).toBe('A');
      await visitor.press('Escape');
      await expectOpen(visitor, 'neither');
      expect(await readElement(visitor, services)).toMatchObject({ isFocused: true });
      await visitor.press('ArrowRight');
      expect(await readElement(visitor, industries)).toMatchObject({ isFocused: true });
      await visitor.press('Space');
      await expectOpen(visitor, 'industries');
    },
  );

  journey('Enter on a link of a menu opens its page', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/');
    await tabTo(visitor, services);
    await visitor.press('Enter');
    await expectOpen(visitor, 'services');
    await tabTo(visitor, automation);
    await followAutomation(context, () => visitor.press('Enter'));
  });

  journey(
    'a touch opens a menu, changes to the other and closes it',
    { needs: ['touch'], isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      for (const [target, opened] of [
        [services, 'services'],
        [industries, 'industries'],
        [industries, 'neither'],
        [services, 'services'],
      ] as const) {
        await visitor.tap(await find(visitor, target));
        await expectOpen(visitor, opened);
      }
      await followAutomation(context, async () => visitor.tap(await find(visitor, automation)));
    },
  );
});

/** Follows the link, and expects that the new page's heading has the focus and the menus are closed. */
async function followAutomation(
  { visitor }: JourneyContext,
  follow: () => Promise<void>,
): Promise<void> {
  await follow();
  await expectHeading(visitor, pageTexts('/services/automation').heading);
  await expectOpen(visitor, 'neither');
  expect(await visitor.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}
