import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Appearance } from './appearances.ts';
import { type Reviewed, reviewed } from './reviewed.ts';

/** Every WCAG rule up to 2.2 AAA, axe's best practices, and its experimental rules. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** axe reads the author's colours, not the forced colours, whose contrast the system determines. */
const wrongInForcedColours = ['color-contrast', 'color-contrast-enhanced'];

interface AxeResult {
  /** Rule, element and reason of every result that neither passes nor is reviewed. */
  readonly complaints: readonly string[];
  /** The reviewed entries that matched a result. */
  readonly matched: ReadonlySet<Reviewed>;
}

/** Runs all rules on the page in its present state, and compares the results with the reviewed list. */
export async function runAxe(page: Page, appearance: Appearance): Promise<AxeResult> {
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
  if (appearance === 'forced colours') builder.disableRules(wrongInForcedColours);
  const { violations, incomplete, passes } = await builder.analyze();
  if (passes.length < 30) throw new Error(`axe applied ${passes.length} rules only`);

  const matched = new Set<Reviewed>();
  const complaints: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      complaints.push(`${id} at ${target.join(' ')}: ${failureSummary}`);
    }
  }
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const reviews = await page.evaluate(reviewOfEach, { undecided, reviewed });
  undecided.forEach(({ id, target, failureSummary }, index) => {
    const review = reviewed[reviews[index] ?? -1];
    if (review) matched.add(review);
    else complaints.push(`to be reviewed: ${id} at ${target}: ${failureSummary}`);
  });
  return { complaints, matched };
}

interface Undecided {
  readonly id: string;
  readonly target: string;
}

/** Runs in the page: for each result, its index in the reviewed list, or -1. */
function reviewOfEach(lists: {
  readonly undecided: readonly Undecided[];
  readonly reviewed: readonly Reviewed[];
}): number[] {
  return lists.undecided.map(({ id, target }) => {
    const element = document.querySelector(target);
    return lists.reviewed.findIndex(
      ({ rule, selector }) => rule === id && element?.matches(selector),
    );
  });
}
