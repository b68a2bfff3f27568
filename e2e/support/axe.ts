import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Appearance } from './simulated-browser.ts';

/** Every WCAG rule up to 2.2 AAA, axe's best practices, and its experimental rules. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** One test of the build reads every page's viewport (plugins/pages/pages.built.test.ts). */
const testedOnce = ['meta-viewport', 'meta-viewport-large'];

/** axe reads the author's colours, not the forced colours, whose contrast the system determines. */
const wrongInForcedColours = ['color-contrast', 'color-contrast-enhanced'];

/** axe computes no colours behind drawings and film (a11y/checks/contrast.ts does), and asks to look at all that is not displayed. */
const mayBeUndecided = /^(color-contrast(-enhanced)?|hidden-content)$/;

/** Runs all rules on the page in its present state. Returns rule, element and reason of every result that does not pass. */
export async function axeComplaints(page: Page, appearance: Appearance): Promise<string[]> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({
    page,
    // The builder would send the source of axe with each analysis; the page already has it.
    ...(isInjected && { axeSource: ';' }),
  })
    .setLegacyMode()
    // Leaves out the elements that pass, which would be most of the result.
    .options({ resultTypes: ['violations', 'incomplete'] })
    // The map provider makes the documents inside the frames.
    .exclude('iframe')
    .withTags(tags);
  const isForced = appearance === 'forced colours';
  builder.disableRules([...testedOnce, ...(isForced ? wrongInForcedColours : [])]);
  const { violations, incomplete, passes } = await builder.analyze();
  if (passes.length < 30) throw new Error(`axe applied ${passes.length} rules only`);
  const undecided = incomplete.filter(({ id }) => !mayBeUndecided.test(id));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
