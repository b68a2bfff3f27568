import { expect, inject } from 'vitest';
import { type Path, paths } from '#content/paths.ts';
import { menuName, pageTexts } from '#e2e/support/copy.ts';
import { channels, readPicture } from '#e2e/support/pictures.ts';
import { misplacedTexts } from '#e2e/support/text-faults.ts';
import { windowSize } from './browser.ts';
import { journey } from './journey.ts';
import { button, link, type Target, type Visitor } from './visitor.ts';

/** The brightness of the header's left margin in a screenshot: 0 is black, 255 is white. */
async function lightness(visitor: Visitor): Promise<number> {
  const picture = readPicture(await visitor.screenshot());
  const [red, green, blue] = channels(picture.colourAt(10, 40));
  return (red + green + blue) / 3;
}

journey('all pages, dark at 200 % zoom: no text is cut off', ['zoomed'], async (visitor) => {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.expectHeading(pageTexts(path).heading);
    expect(await visitor.evaluate(() => innerWidth)).toBe(windowSize.width / 2);
    expect(await visitor.evaluate(misplacedTexts), path).toEqual([]);
    expect(await lightness(visitor), path).toBeLessThan(60);
  }
});

journey('menu at 200 % zoom, by keyboard and mouse', ['sample', 'zoomed'], async (visitor) => {
  const menu = button(menuName('mobile'), 'header');
  const careers = link('/careers', 'nav');
  await visitor.open('/');
  expect(await lightness(visitor)).toBeLessThan(60);
  await visitor.tabTo(menu);
  await visitor.press('Enter');
  await visitor.find(careers);
  await visitor.press('Escape');
  await visitor.expectHidden(careers);
  await visitor.expectState(menu, { isFocused: true });
  await visitor.clickOn(menu);
  await visitor.clickOn(careers);
  await visitor.expectHeading(pageTexts('/careers').heading);
  await visitor.expectHidden(careers);
});

const services = button(menuName('services'), 'header');
const industries = button(menuName('industries'), 'header');
const automation = link('/services/automation', 'header');
const retail = link('/industry/retail', 'header');

const away = { x: 640, y: 850 };

/** Waits until this menu of the header is the only open menu, or until none is open. */
async function expectOpen(visitor: Visitor, open: Target | null): Promise<void> {
  for (const menu of [services, industries]) {
    await visitor.expectState(menu, { isExpanded: menu === open });
  }
}

/** Expects that a link led to the page: its heading has the focus, and the menus are closed. */
async function expectPage(visitor: Visitor, path: Path): Promise<void> {
  await visitor.expectHeading(pageTexts(path).heading);
  await expectOpen(visitor, null);
  await visitor.expectState({ selector: 'h1' }, { isFocused: true });
}

journey("header's menus by mouse", ['sample'], async (visitor) => {
  await visitor.open('/');
  expect(await lightness(visitor)).toBeGreaterThan(200);
  for (const menu of [services, industries, null, services]) {
    await visitor.moveTo(menu ? await visitor.find(menu) : away);
    await expectOpen(visitor, menu);
  }
  await visitor.clickOn(automation);
  await expectPage(visitor, '/services/automation');
});

journey("header's menus by keyboard", ['sample'], async (visitor) => {
  await visitor.open('/');
  await visitor.tabTo(services);
  await visitor.press('Enter');
  await expectOpen(visitor, services);
  await visitor.press('Tab');
  await visitor.find({ selector: 'header [role=group] a:focus' });
  await visitor.press('Escape');
  await expectOpen(visitor, null);
  await visitor.expectState(services, { isFocused: true });
  await visitor.press('ArrowRight');
  await visitor.expectState(industries, { isFocused: true });
  await visitor.press(' ');
  await expectOpen(visitor, industries);
  await visitor.tabTo(retail);
  await visitor.press('Enter');
  await expectPage(visitor, '/industry/retail');
});

if (inject('engine') === 'Firefox') {
  journey("header's menus by touch", ['sample'], async (visitor) => {
    const tap = async (target: Target, opened: Target | null) => {
      await visitor.tap?.(await visitor.find(target));
      await expectOpen(visitor, opened);
    };
    await visitor.open('/');
    await tap(services, services);
    await tap(industries, industries);
    await tap(industries, null);
    await tap(services, services);
    await tap(automation, null);
    await expectPage(visitor, '/services/automation');
  });
}
