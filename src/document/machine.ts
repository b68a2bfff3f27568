import { createStore } from 'zustand/vanilla';

/** The end that a state comes to by itself. */
interface TimeLimit<State> {
  readonly milliseconds: number;
  readonly next: () => State;
}

/**
 * Runs a state machine (docs/state-machines.md). `transition` takes a pure function from the state to the
 * next one; a function that returns the state it was given changes nothing. Whatever else it returns is a
 * state entered: the time limit of the state before is cancelled, its own begins, and `onEntry` does what
 * the state means outside the store. The initial state is not entered.
 */
export function createMachine<State extends { readonly status: string }>(
  initial: State,
  timeLimit: (state: State) => TimeLimit<State> | null,
  onEntry?: (state: State, before: State) => void,
) {
  const store = createStore<State>(() => initial);
  const transition = (next: (state: State) => State) => store.setState(next, true);
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
