import { createMachine } from '#document/machine.ts';
import {
  accepted,
  controlled,
  found,
  initial,
  postponed,
  timeLimit,
  type Version,
} from './updates-machine.ts';

/** What the machine does outside its store. */
interface Effects {
  /** Asks the waiting worker to take control. */
  readonly activate: () => void;
  readonly reload: () => void;
  /** Whether a form of this page holds text that the visitor has typed. */
  readonly holdsText: () => boolean;
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * The state machine of updates (updates.md), with its effects. A page reloads at most once, since no state
 * follows `reloading`.
 */
export function createUpdates({ activate, reload, holdsText }: Effects) {
  const { store, transition } = createMachine(initial, timeLimit, ({ status }) => {
    if (status === 'activating') activate();
    if (status === 'reloading') reload();
  });
  return {
    store,
    found: (version: Version) => transition((state) => found(state, version)),
    controlled: (version: Version) => transition((state) => controlled(state, version)),
    accept: () => transition((state) => accepted(state, holdsText())),
    postpone: () => transition(postponed),
  };
}
