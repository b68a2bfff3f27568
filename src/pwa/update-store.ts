import { createStore } from 'zustand/vanilla';
import {
  accepted,
  controlled,
  found,
  postponed,
  timeLimit,
  type UpdateState,
  type Version,
} from './update-machine.ts';

/** What the machine does to the world. */
interface Effects {
  /** Asks the waiting worker to take over. */
  readonly activate: () => void;
  readonly reload: () => void;
  /** Whether a form of this page holds what the visitor has typed. */
  readonly holdsText: () => boolean;
}

export type UpdateStore = ReturnType<typeof createUpdateStore>;

/**
 * Runs the machine of updates (updates.md). A page reloads at most once, since no state follows
 * `reloading`.
 */
export function createUpdateStore(effects: Effects) {
  const store = createStore<UpdateState>(() => ({ status: 'current', served: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (state: UpdateState) => {
    if (state === store.getState()) return;
    clearTimeout(timer);
    store.setState(state, true);
    if (state.status === 'activating') effects.activate();
    if (state.status === 'reloading') effects.reload();
    const limit = timeLimit(state);
    if (limit) timer = setTimeout(() => enter(limit.next), limit.milliseconds);
  };

  return {
    store,
    found: (version: Version) => enter(found(store.getState(), version)),
    controlled: (version: Version) => enter(controlled(store.getState(), version)),
    accept: () => enter(accepted(store.getState(), effects.holdsText())),
    postpone: () => enter(postponed(store.getState())),
  };
}
