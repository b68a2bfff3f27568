import { expect } from 'vitest';
import { type Path, paths } from '#content/paths.ts';
import { channels } from '#e2e/support/colour.ts';
import { menuName, pageTexts } from '#e2e/support/copy.ts';
import { misplacedTexts } from '#e2e/support/misplaced-texts.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { journey } from './journey.ts';
import {
  button,
  click,
  expectFocus,
  expectHeading,
  find,
  link,
  look,
  open,
  type Target,
  tabTo,
} from './page.ts';
import { type Visitor, windowSize } from './visitor.ts';

/** The brightness of the header's left margin in a screenshot: 0 is black, 255 is white. */
async function lightness(visitor: Visitor): Promise<number> {
  const picture = readPicture(await visitor.screenshot());
  const [red, green, blue] = channels(picture.colourAt(10, 40));
  return (red + green + blue) / 3;
}

journey(
  'all pages in the dark at 200 % zoom: no text is cut off, covered or outside the window',
  { browser: 'dark at 200 %' },
  async (context) => {
    const { visitor } = context;
    for (const path of paths) {
      await open(context, path);
      await expectHeading(visitor, pageTexts(path).heading);
      expect(await visitor.evaluate(() => innerWidth)).toBe(windowSize.width / 2);
      expect(await visitor.evaluate(misplacedTexts), path).toEqual([]);
      expect(await lightness(visitor), path).toBeLessThan(60);
    }
  },
);

journey(
  'all pages, light: hydrated, with their heading and nothing in the console',
  {},
  async (context) => {
    for (const path of paths) {
      await open(context, path);
      await expectHeading(context.visitor, pageTexts(path).heading);
      expect(await lightness(context.visitor), path).toBeGreaterThan(200);
      expect(context.visitor.problems(), path).toEqual([]);
    }
  },
);

journey(
  'the menu at 200 % zoom by keyboard and mouse',
  { browser: 'dark at 200 %', isSample: true },
  async (context) => {
    const { visitor } = context;
    const menu = button(menuName('mobile'), 'header');
    const careers = link('/careers', 'nav');
    await open(context, '/');
    expect(await lightness(visitor)).toBeLessThan(60);
    await tabTo(visitor, menu);
    await visitor.press('Enter');
    await find(visitor, careers);
    await visitor.press('Escape');
    await expect.poll(() => look(visitor, careers)).toBeNull();
    await expectFocus(visitor, menu);
    await click(visitor, menu);
    await click(visitor, careers);
    await expectHeading(visitor, pageTexts('/careers').heading);
    await expect.poll(() => look(visitor, careers)).toBeNull();
  },
);

const services = button(menuName('services'), 'header');
const industries = button(menuName('industries'), 'header');
const automation = link('/services/automation', 'header');
const retail = link('/industry/retail', 'header');

/** A point that no open menu covers. */
const away = { x: 640, y: 850 };

/** Waits until this menu of the header is the only open menu, or until none is open. */
async function expectOpen(visitor: Visitor, open: Target | null): Promise<void> {
  for (const menu of [services, industries]) {
    const isExpanded = async () => (await look(visitor, menu))?.isExpanded;
    await expect.poll(isExpanded, { message: JSON.stringify(menu) }).toBe(menu === open);
  }
}

/** Expects that a link led to the page: its heading has the focus, and the menus are closed. */
async function expectPage(visitor: Visitor, path: Path): Promise<void> {
  await expectHeading(visitor, pageTexts(path).heading);
  await expectOpen(visitor, null);
  await expectFocus(visitor, { selector: 'h1' });
}

journey(
  "a mouse opens the header's menus, changes between them, leaves them and follows a link",
  { isSample: true },
  async (context) => {
    const { visitor } = context;
    await open(context, '/');
    for (const menu of [services, industries, null, services]) {
      await visitor.moveTo(menu ? await find(visitor, menu) : away);
      await expectOpen(visitor, menu);
    }
    await click(visitor, automation);
    await expectPage(visitor, '/services/automation');
  },
);

journey(
  "the keyboard opens and closes the header's menus, changes between them and follows a link",
  { isSample: true },
  async (context) => {
    const { visitor } = context;
    await open(context, '/');
    await tabTo(visitor, services);
    await visitor.press('Enter');
    await expectOpen(visitor, services);
    await visitor.press('Tab');
    await find(visitor, { selector: 'header [role=group] a:focus' });
    await visitor.press('Escape');
    await expectOpen(visitor, null);
    await expectFocus(visitor, services);
    await visitor.press('ArrowRight');
    await expectFocus(visitor, industries);
    await visitor.press(' ');
    await expectOpen(visitor, industries);
    await tabTo(visitor, retail);
    await visitor.press('Enter');
    await expectPage(visitor, '/industry/retail');
  },
);

journey(
  "a touch opens the header's menus, changes between them, closes them and follows a link",
  { isSample: true, needsTouch: true },
  async (context) => {
    const { visitor } = context;
    await open(context, '/');
    for (const [target, opened] of [
      [services, services],
      [industries, industries],
      [industries, null],
      [services, services],
    ] as const) {
      await visitor.tap?.(await find(visitor, target));
      await expectOpen(visitor, opened);
    }
    await visitor.tap?.(await find(visitor, automation));
    await expectPage(visitor, '/services/automation');
  },
);
