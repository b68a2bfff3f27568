import { createStore } from 'zustand/vanilla';

/** A state, or a function from the present one to it. */
type Next<State> = State | ((state: State) => State);

/** The end that a state comes to by itself, and how long after it was entered. */
interface TimeLimit<State> {
  readonly milliseconds: number;
  readonly next: Next<State>;
}

/**
 * Runs a state machine (docs/state-machines.md). A transition to the very state that it begins in changes
 * nothing. Any other enters a state: the time limit of the state before is cancelled, its own begins, and
 * `onEntry` does what the state means outside the store. The initial state is not entered.
 */
export function createMachine<State extends { readonly status: string }>(
  initial: State,
  timeLimit: (state: State) => TimeLimit<State> | null,
  onEntry?: (state: State, before: State) => void,
) {
  const store = createStore<State>(() => initial);
  const transition = (next: Next<State>) => store.setState(next, true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  // The store's first listener: when another one causes a transition, this state's timer is there to cancel.
  store.subscribe((state, before) => {
    clearTimeout(timer);
    const limit = timeLimit(state);
    if (limit) timer = setTimeout(() => transition(limit.next), limit.milliseconds);
    onEntry?.(state, before);
  });

  return { store, transition };
}
