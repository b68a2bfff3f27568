import type { Page } from 'playwright/test';
import { serviceCopy } from '#content/copy/services.ts';
import { copy } from '#e2e/support/copy.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { openEarly } from './late-scripts.ts';

type View = Readonly<Record<'name' | 'text' | 'symbol', string>>;

async function expectView(page: Page, { name, text, symbol }: View): Promise<void> {
  const plate = page.locator('.plate');
  const button = plate.getByRole('radio', { name, exact: true });
  await expect(button).toBeChecked();
  await expect(button).toHaveAccessibleDescription(text);
  await expect(plate.getByRole('group').locator('p:visible')).toHaveText(text);
  await expect(plate.locator('[role="img"] use:visible')).toHaveAttribute(
    'href',
    new RegExp(`#${symbol}$`),
  );
}

test('the keyboard chooses the view of a plate before the scripts come, and hydration keeps it', async ({
  page,
}) => {
  const { caption, views } = copy(serviceCopy('cloud-services')).plate;
  if (!views) throw new Error('the plate of this page has no views');
  const all: readonly View[] = [
    { name: views.whole, text: caption, symbol: 'wide' },
    ...Object.entries(views.others).map(([id, view]) => ({ ...view, symbol: `wide-${id}` })),
  ];
  const release = await openEarly(page, '/services/cloud-services');
  await page.getByRole('radio').first().focus();
  for (const [i, view] of all.entries()) {
    if (i > 0) await page.keyboard.press('ArrowRight');
    await expectView(page, view);
  }
  await release();
  await expect(page.getByRole('radio').last()).toBeFocused();
  for (const view of all.toReversed()) {
    await expectView(page, view);
    await page.keyboard.press('ArrowLeft');
  }
  await page.emulateMedia({ media: 'print' });
  const plate = page.locator('.plate');
  await expect(plate.locator('[role="img"] use:visible')).toHaveAttribute('href', /#wide$/);
  await expect(plate.getByRole('group').locator('p:visible')).toHaveText(caption);
});
