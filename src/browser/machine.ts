import { createStore } from 'zustand/vanilla';

/** A state, or a function from the present one to it. */
type Next<State> = State | ((state: State) => State);

/** After how many ms a state ends by itself, and which state follows. */
interface TimeLimit<State> {
  readonly milliseconds: number;
  readonly next: Next<State>;
}

/**
 * Runs a state machine (docs/state-machines.md). `transition` takes the next state, or a pure function that
 * returns the next state. If that is the present state object, nothing changes. Otherwise the machine enters
 * the state: it cancels the previous state's time limit, starts the new one, and calls `onEntry` for the
 * effects outside the store. It does not enter the initial state.
 */
export function createMachine<State extends { readonly status: string }>(
  initial: State,
  timeLimit: (state: State) => TimeLimit<State> | null,
  onEntry?: (state: State, previous: State) => void,
) {
  const store = createStore<State>(() => initial);
  const transition = (next: Next<State>) => store.setState(next, true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  // The store's first listener: if a later listener causes a transition, the timer to cancel exists already.
  store.subscribe((state, previous) => {
    clearTimeout(timer);
    const limit = timeLimit(state);
    if (limit) timer = setTimeout(() => transition(limit.next), limit.milliseconds);
    onEntry?.(state, previous);
  });

  return { store, transition };
}
