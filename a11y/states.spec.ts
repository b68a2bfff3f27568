import { type Appearance, appear } from '#e2e/support/appearances.ts';
import { findings } from '#e2e/support/axe.ts';
import { count, expect, test } from '#e2e/support/matrix-test.ts';
import { reachState, stateNoise, states } from '#e2e/support/states.ts';
import { renderedContrast } from './rendered-contrast.ts';
import { smallTargets } from './targets.ts';

test.use({ provoked: { messages: stateNoise } });

const appearances: readonly Appearance[] = ['light', 'dark', 'forced colours'];

for (const state of states) {
  test(state.name, async ({ page }) => {
    await reachState(page, state);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    for (const appearance of appearances) {
      await appear(page, appearance);
      const { complaints } = await findings(page, appearance);
      expect.soft(complaints, appearance).toEqual([]);
      if (appearance === 'forced colours') continue;
      const contrast = await renderedContrast(page, 'window');
      expect(contrast.texts).toBeGreaterThan(0);
      expect.soft(contrast.complaints, appearance).toEqual([]);
    }
    count('states that no address shows, through every rule of axe', 1);
  });
}
