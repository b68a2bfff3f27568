import { axeComplaints } from '#e2e/support/axe.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/simulated-browser.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { begin, stateMessages, visits } from '#e2e/support/states.ts';
import { renderedContrast } from './checks/contrast.ts';
import { smallTargets } from './checks/targets.ts';

test.use({ provoked: { messages: stateMessages } });

const appearances: readonly Appearance[] = ['light', 'dark', 'forced colours'];

for (const visit of visits) {
  const names = visit.states.map(({ name }) => name).join(', ');
  test(`${names}: axe and contrast`, { tag: '@whole' }, async ({ page }) => {
    test.slow();
    await begin(page, visit);
    for (const { name, reach } of visit.states) {
      // Forced colours hide the film's buttons.
      await emulateAppearance(page, 'light');
      await reach(page);
      expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
      for (const appearance of appearances) {
        await emulateAppearance(page, appearance);
        const complaints = await axeComplaints(page, appearance);
        expect.soft(complaints, `${name}, ${appearance}`).toEqual([]);
        // Forced colours are the visitor's own.
        if (appearance === 'forced colours') continue;
        const contrast = await renderedContrast(page, 'window');
        expect.soft(contrast.texts, name).toBeGreaterThan(0);
        expect.soft(contrast.complaints, `${name}, ${appearance}`).toEqual([]);
      }
    }
  });
}
