import { test } from '#e2e/support/matrix-test.ts';
import { reachState, stateNoise, states } from '#e2e/support/states.ts';
import { expectLook } from './look.ts';
import { pointedStates } from './pointed-states.ts';

test.use({ provoked: { messages: stateNoise } });

for (const state of [...states, ...pointedStates]) {
  test(state.name, async ({ page }, { title }) => {
    await reachState(page, state);
    await expectLook(page, title, { part: state.part });
  });
}
