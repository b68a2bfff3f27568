import { test } from '../a11y/a11y-test.ts';
import { reachState, stateNoise, states } from '../a11y/states.ts';
import { expectLook } from './look.ts';
import { pointedStates } from './pointed-states.ts';

test.use({ provoked: { messages: stateNoise } });

for (const state of [...states, ...pointedStates]) {
  test(state.name, async ({ page }, { title }) => {
    await reachState(page, state);
    await expectLook(page, title, { part: state.part });
  });
}
