import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Page } from 'playwright/test';
import { expect, openDrawn, test } from '#e2e/support/site-test.ts';
import { begin, stateMessages, visits } from '#e2e/support/states.ts';
import { pages } from '#e2e/support/tested-pages.ts';

// Siteimprove's engine Alfa computes styles and the accessibility tree by itself: it may see what axe and Chromium agree on by mistake.

/** Why something that Alfa finds, or cannot decide, is no fault. */
interface Answer {
  /** Such as `r18`, which https://alfa.siteimprove.com/rules/sia-r18 explains. */
  readonly rule: `r${number}`;
  readonly where: string;
  /** A page or a state at which Alfa finds it. Its test fails when Alfa does not any more, so that no answer outlives its question. */
  readonly at: string;
  readonly reason: string;
}

const measured = 'a11y/checks/contrast.ts compares each of these texts with the pixels behind it';
const spacing =
  'WCAG 1.4.8 (AAA) asks for 1.5 lines in blocks of text; this is one short paragraph, and a11y/checks/low-vision.ts shows that a visitor can have more';

const inert = 'the open menu makes the page inert, with its headings and the content to skip to';
const invalid = 'without aria-invalid="false", Firefox calls a form with an empty field invalid';

const answers: readonly Answer[] = [
  { rule: 'r18', where: 'form', at: '/contact', reason: invalid },
  { rule: 'r59', where: 'html', at: 'mobile menu open', reason: inert },
  { rule: 'r87', where: 'html', at: 'mobile menu open', reason: inert },
  { rule: 'r66', where: 'fieldset label', at: '/services/infrastructure', reason: measured },
  { rule: 'r69', where: 'fieldset label', at: '/services/infrastructure', reason: measured },
  { rule: 'r66', where: 'header button', at: 'Services menu open', reason: measured },
  { rule: 'r69', where: 'header button', at: 'Services menu open', reason: measured },
  { rule: 'r73', where: 'p.leading-snug', at: '/', reason: spacing },
  { rule: 'r73', where: 'fieldset p', at: '/services/infrastructure', reason: spacing },
  { rule: 'r73', where: '.notice-strip p', at: 'maps offline', reason: spacing },
];

test.use({ provoked: { messages: [...stateMessages, /^404: no page at/] } });

for (const path of pages) {
  test(`${path}: Alfa finds nothing new`, { tag: '@alfa' }, async ({ page }) => {
    test.slow();
    await openDrawn(page, path);
    await checkWithAlfa(page, path);
  });
}

for (const visit of visits) {
  const names = visit.states.map(({ name }) => name).join(', ');
  test(`${names}: Alfa finds nothing new`, { tag: '@alfa' }, async ({ page }) => {
    test.slow();
    await begin(page, visit);
    for (const { name, reach } of visit.states) {
      await reach(page);
      await checkWithAlfa(page, name);
    }
  });
}

async function checkWithAlfa(page: Page, at: string): Promise<void> {
  await page.evaluate(removeUnknownRules);
  const audited = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const outcomes = [...(await Audit.of(audited, rules).evaluate())];
  if (outcomes.filter(Outcome.isPassed).length < 300) throw new Error('Alfa applied few rules');
  const found = outcomes.flatMap((outcome) => {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
    const { target, rule } = outcome;
    const path = 'path' in target ? target.path() : '/';
    return [{ rule: rule.uri.split('sia-').at(-1) ?? '', path }];
  });
  const answered = await page.evaluate(answersOf, { found, answers });
  const isAnswered = found.map((_, index) => answered[index] !== -1);
  const open = found.filter((_, index) => !isAnswered[index]);
  expect.soft(open, `Alfa, ${at}`).toEqual([]);
  const gone = answers.filter((answer, index) => answer.at === at && !answered.includes(index));
  expect.soft(gone, `answered, but not found any more, ${at}`).toEqual([]);
}

/** Runs in the page: the index of the answer to each finding, or -1. A path is an XPath; that of a text or an attribute counts for its element. */
function answersOf(given: {
  readonly found: readonly { readonly rule: string; readonly path: string }[];
  readonly answers: readonly Answer[];
}): number[] {
  return given.found.map(({ rule, path }) => {
    const place = path.replace(/\/(?:@.*|text\(\).*)?$/, '') || '/*';
    const node = document.evaluate(place, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
    const element = node.singleNodeValue;
    return given.answers.findIndex(
      (answer) =>
        answer.rule === rule && element instanceof Element && element.matches(answer.where),
    );
  });
}

/** Runs in the page: removes the registrations of CSS properties. Alfa does not know them, and would read no rule of a style sheet that has one. */
function removeUnknownRules(): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      if (sheet.cssRules[index] instanceof CSSPropertyRule) sheet.deleteRule(index);
    }
  }
}
