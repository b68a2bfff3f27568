import { expect } from 'vitest';
import { paths } from '#content/paths.ts';
import { journeys } from '#e2e/engines/journey.ts';
import { button, click, find, link, readElement } from '#e2e/engines/page/elements.ts';
import { expectHeading, open } from '#e2e/engines/page/open.ts';
import { tabTo } from '#e2e/engines/page/tab-to.ts';
import { type Visitor, windowSize } from '#e2e/engines/visitor.ts';
import { channels } from '#e2e/support/colour.ts';
import { menuName, nameOf, pageTexts } from '#e2e/support/copy.ts';
import { misplacedTexts } from '#e2e/support/misplaced-texts.ts';
import { readPicture } from '#e2e/support/picture.ts';

const menu = button(menuName('mobile'), 'header');
const careers = link(nameOf('/careers'), 'nav');

/** The brightness of the header's left margin in a screenshot: 0 is black, 255 is white. */
async function lightness(visitor: Visitor): Promise<number> {
  const picture = readPicture(await visitor.screenshot());
  const [red, green, blue] = channels(picture.colourAt(10, 40));
  return (red + green + blue) / 3;
}

for (const [scheme, isRight] of [
  ['light', (value: number) => value > 200],
  ['dark', (value: number) => value < 60],
] as const) {
  journeys(`The ${scheme} scheme`, { scheme, zoom: 1 }, (journey) => {
    const options = scheme === 'dark' ? { isSample: true as const } : {};
    journey('pages have its colours', options, async (context) => {
      for (const path of ['/', '/services', '/contact', '/privacy'] as const) {
        await open(context, path);
        await expectHeading(context.visitor, pageTexts(path).heading);
        const margin = await lightness(context.visitor);
        expect(isRight(margin), `${path} has a margin of ${margin}`).toBe(true);
      }
    });
  });
}

journeys('200 % zoom', { scheme: 'light', zoom: 2 }, (journey) => {
  journey(
    `no text of the ${paths.length} routes is cut off, covered or outside the window`,
    {},
    async (context) => {
      for (const path of paths) {
        await open(context, path);
        expect(await context.visitor.evaluate(() => innerWidth)).toBe(windowSize.width / 2);
        expect(await context.visitor.evaluate(misplacedTexts), path).toEqual([]);
      }
    },
  );

  journey(
    'the menu opens by mouse, and its link opens a page',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      await click(visitor, menu);
      await click(visitor, careers);
      await expectHeading(visitor, pageTexts('/careers').heading);
      await expect.poll(() => readElement(visitor, careers)).toBeNull();
    },
  );

  journey(
    'the menu opens and closes by keyboard, and its link opens a page',
    {},
    async (context) => {
      const { visitor } = context;
      await open(context, '/');
      await tabTo(visitor, menu);
      await visitor.press('Enter');
      await find(visitor, careers);
      await visitor.press('Escape');
      await expect.poll(() => readElement(visitor, careers)).toBeNull();
      expect(await readElement(visitor, menu)).toMatchObject({ isFocused: true });
      await visitor.press('Enter');
      await tabTo(visitor, careers);
      await visitor.press('Enter');
      await expectHeading(visitor, pageTexts('/careers').heading);
    },
  );
});
