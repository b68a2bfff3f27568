import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Appearance } from './appearances.ts';
import { type Reviewed, reviewed } from './reviewed.ts';

/** Every WCAG level up to 2.2 AAA, what axe's authors recommend beside it, and what they still try. */
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

/** axe takes a colour in forced colours for the authored one; contrast there is the system's own. */
const blindInForcedColours = ['color-contrast', 'color-contrast-enhanced'];

export interface Findings {
  /** Rule, element and reason of everything that is neither right nor reviewed. */
  readonly complaints: readonly string[];
  /** The reviewed entries that were met. */
  readonly met: ReadonlySet<Reviewed>;
}

/** Runs all rules over the page as it is, and holds the outcome against the reviewed list. */
export async function findings(page: Page, appearance: Appearance): Promise<Findings> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({
    page,
    // The builder would send all of axe with every analysis; once a page is enough.
    ...(isInjected && { axeSource: ';' }),
  })
    .setLegacyMode()
    // Of what is right, the number of rules is enough: the elements would be most of the answer.
    .options({ resultTypes: ['violations', 'incomplete'] })
    // The documents inside are the map provider's; title, address and directions are ours.
    .exclude('iframe')
    .withTags(tags);
  if (appearance === 'forced colours') builder.disableRules(blindInForcedColours);
  const { violations, incomplete, passes } = await builder.analyze();
  if (passes.length < 30) throw new Error(`axe applied ${passes.length} rules only`);

  const met = new Set<Reviewed>();
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
    if (review) met.add(review);
    else complaints.push(`to be reviewed: ${id} at ${target}: ${failureSummary}`);
  });
  return { complaints, met };
}

interface Undecided {
  readonly id: string;
  readonly target: string;
}

/** Runs in the page: the place in the reviewed list of each result, or -1. */
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
