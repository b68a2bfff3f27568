import { test } from '#e2e/support/any-page-test.ts';
import { reachState, stateMessages, states } from '#e2e/support/states.ts';
import { expectScreenshot } from './expect-screenshot.ts';
import { hoverAndFocusStates } from './hover-and-focus-states.ts';

test.use({ provoked: { messages: stateMessages } });

for (const state of [...states, ...hoverAndFocusStates]) {
  test(state.name, { tag: state.isSampled ? [] : '@whole' }, async ({ page }, { title }) => {
    await reachState(page, state);
    await expectScreenshot(page, title, { part: state.part });
  });
}
