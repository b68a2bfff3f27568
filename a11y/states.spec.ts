import { addToSummary, expect, test } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { runAxe } from '#e2e/support/axe.ts';
import { reachState, stateMessages, states } from '#e2e/support/states.ts';
import { renderedContrast } from './rendered-contrast.ts';
import { smallTargets } from './targets.ts';

test.use({ provoked: { messages: stateMessages } });

const variants: readonly { appearances: readonly Appearance[]; tag: string[] }[] = [
  { appearances: ['light'], tag: [] },
  { appearances: ['dark', 'forced colours'], tag: ['@whole'] },
];

for (const { appearances, tag } of variants) {
  for (const state of states) {
    // The same states are examined in a wider window.
    const isNarrowest = state.window?.width === 320;
    test(`${state.name}, ${appearances.join(' and ')}`, {
      tag: isNarrowest ? ['@whole'] : tag,
    }, async ({ page }) => {
      await reachState(page, state);
      expect(await page.evaluate(smallTargets)).toEqual([]);
      for (const appearance of appearances) {
        await emulateAppearance(page, appearance);
        const { complaints } = await runAxe(page, appearance);
        expect.soft(complaints, appearance).toEqual([]);
        if (appearance === 'forced colours') continue;
        const contrast = await renderedContrast(page, 'window');
        expect(contrast.texts).toBeGreaterThan(0);
        expect.soft(contrast.complaints, appearance).toEqual([]);
      }
      addToSummary(
        'states and appearances without an address, checked by every rule of axe',
        appearances.length,
      );
    });
  }
}
