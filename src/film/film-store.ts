import { createStore } from 'zustand/vanilla';

/** What the visitor has asked for. It stays in memory while the site is open, and nowhere else. */
interface Wishes {
  readonly sound: boolean;
  /** `null`: nothing yet; what the browser prefers decides. */
  readonly motion: 'play' | 'pause' | null;
}

/** Who can see the hero. */
interface Sight {
  readonly isInView: boolean;
  readonly isTabVisible: boolean;
}

/**
 * `absent`: no hero on the page, or none that the page's code has taken over yet. `still`: the
 * poster stands and nothing is loaded. `failed`: no source could be played.
 */
export type FilmState =
  | { readonly status: 'absent' | 'failed'; readonly wishes: Wishes }
  | ({ readonly status: 'still' | 'playing' | 'paused'; readonly wishes: Wishes } & Sight);

type Present = Extract<FilmState, Sight>;

const isPresent = (state: FilmState): state is Present => 'isInView' in state;

/** Sound is on where the visitor wants it and can see what it belongs to. */
export function isMuted(state: FilmState): boolean {
  return !(isPresent(state) && state.wishes.sound && state.isInView && state.isTabVisible);
}

export type Film = ReturnType<typeof createFilm>;

/** The hero film's machine (docs/specification.md, "3. Home"). What it says, the browser's side carries out. */
export function createFilm() {
  const store = createStore<FilmState>(() => ({
    status: 'absent',
    wishes: { sound: false, motion: null },
  }));
  const step = (next: (state: FilmState) => FilmState) =>
    store.setState(next(store.getState()), true);
  const stepIfPresent = (next: (state: Present) => FilmState) =>
    step((state) => (isPresent(state) ? next(state) : state));

  return {
    store,
    /** A hero has come, unseen until its observers say otherwise. An earlier failure is forgotten. */
    arrive: () =>
      step(({ wishes }) => {
        const status = wishes.motion === 'play' ? 'playing' : 'still';
        return { status, wishes, isInView: false, isTabVisible: true };
      }),
    /** The page has all it needs, and the browser welcomes motion: it plays unless the visitor chose. */
    begin: () =>
      stepIfPresent((state) =>
        state.status === 'still' && state.wishes.motion === null
          ? { ...state, status: 'playing' }
          : state,
      ),
    leave: () => step(({ wishes }) => ({ status: 'absent', wishes })),
    see: (sight: Partial<Sight>) => stepIfPresent((state) => ({ ...state, ...sight })),

    play: () =>
      stepIfPresent((state) => ({
        ...state,
        status: 'playing',
        wishes: { ...state.wishes, motion: 'play' },
      })),
    pause: () =>
      stepIfPresent((state) => ({
        ...halted(state),
        wishes: { ...state.wishes, motion: 'pause' },
      })),
    mute: () => step((state) => withSound(state, false)),
    unmute: () => step((state) => withSound(state, true)),

    /** The link is wanted for another page: what still loads goes, and the poster stands. */
    yield: () =>
      stepIfPresent((state) =>
        state.status === 'playing' || state.status === 'paused'
          ? { ...state, status: 'still' }
          : state,
      ),

    /** The browser has come to prefer less motion, which stops what the visitor never started. */
    calm: () => step((state) => (state.wishes.motion === null ? halted(state) : state)),
    /** The browser will not play: perhaps not with sound, else not without being asked. */
    refuse: () => step((state) => (isMuted(state) ? halted(state) : withSound(state, false))),
    fail: () => stepIfPresent(({ wishes }) => ({ status: 'failed', wishes })),
  };
}

function halted(state: FilmState): FilmState {
  return state.status === 'playing' ? { ...state, status: 'paused' } : state;
}

function withSound(state: FilmState, sound: boolean): FilmState {
  return { ...state, wishes: { ...state.wishes, sound } };
}
