import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from '../e2e/site-test.ts';
import { exceptions } from './exceptions.ts';

/** Every WCAG level up to 2.2 AAA, and what axe's authors recommend beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with rule, element and reason for every violation that is not a reasoned exception. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(tags);
  for (const { selector } of exceptions) builder.exclude(selector);
  const { violations, passes } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, help, target, failureSummary })),
  );
  expect(found, state).toEqual([]);
  expect(passes.length, `rules that applied to ${state}`).toBeGreaterThan(20);
}
