import { axeComplaints } from '#e2e/support/axe.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/simulated-browser.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { begin, stateMessages, visits } from '#e2e/support/states.ts';
import { renderedContrast } from './checks/contrast.ts';
import { smallTargets } from './checks/targets.ts';

test.use({ provoked: { messages: stateMessages } });

for (const { appearances, measured, tag } of [
  { appearances: ['light'], measured: [], tag: [] },
  { appearances: ['light', 'dark', 'forced colours'], measured: ['light', 'dark'], tag: '@whole' },
] satisfies { appearances: Appearance[]; measured: Appearance[]; tag: string | string[] }[]) {
  for (const visit of visits) {
    const names = visit.states.map(({ name }) => name).join(', ');
    test(`${names}: ${appearances.join(' and ')}`, {
      tag: [tag, visit.tag ?? []].flat(),
    }, async ({ page }) => {
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
          if (!measured.some((one) => one === appearance)) continue;
          const contrast = await renderedContrast(page, 'window');
          expect.soft(contrast.texts, name).toBeGreaterThan(0);
          expect.soft(contrast.complaints, `${name}, ${appearance}`).toEqual([]);
        }
      }
    });
  }
}
