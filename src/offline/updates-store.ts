import { createMachine } from '#browser/machine.ts';
import {
  accepted,
  controlled,
  found,
  gone,
  initial,
  postponed,
  timeLimit,
  type Version,
} from './updates-machine.ts';

/** What the machine does outside its store. */
interface Effects {
  readonly reload: () => void;
  /** Whether a form of this page holds text that the visitor has typed. */
  readonly holdsText: () => boolean;
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * The state machine of updates (updates.md), with its effects. A page reloads at most once, since no state
 * follows `reloading`.
 */
export function createUpdates({ reload, holdsText }: Effects) {
  const { store, transition } = createMachine(initial, timeLimit, (state) => {
    // Asks the waiting worker to take control (src/offline/worker/service-worker.ts).
    if (state.status === 'activating') state.version.postMessage({ type: 'SKIP_WAITING' });
    if (state.status === 'reloading') reload();
  });
  return {
    store,
    found: (version: Version) => transition((state) => found(state, version)),
    controlled: (version: Version) => transition((state) => controlled(state, version)),
    gone: (version: Version, successor: Version | null) =>
      transition((state) => gone(state, version, successor)),
    accept: () => transition((state) => accepted(state, holdsText())),
    postpone: () => transition(postponed),
  };
}
