import { createStore } from 'zustand/vanilla';

/** What the visitor has asked for. It stays in memory while the site is open, and nowhere else. */
interface Wishes {
  readonly sound: boolean;
  /** `null`: nothing yet; what the browser prefers decides. */
  readonly motion: 'play' | 'pause' | null;
}

/** Who can see the hero. */
interface Visibility {
  readonly isInView: boolean;
  readonly isTabVisible: boolean;
}

/**
 * `absent`: no hero on the page, or none that the page's code has taken over yet. `still`: the
 * poster stands and nothing is loaded. `failed`: no source could be played.
 */
export type FilmState =
  | { readonly status: 'absent' | 'failed'; readonly wishes: Wishes }
  | ({ readonly status: 'idle' | 'playing' | 'paused'; readonly wishes: Wishes } & Visibility);

type Present = Extract<FilmState, Visibility>;

const isPresent = (state: FilmState): state is Present => 'isInView' in state;

/** Sound is on where the visitor wants it and can see what it belongs to. */
export function isMuted(state: FilmState): boolean {
  return !(isPresent(state) && state.wishes.sound && state.isInView && state.isTabVisible);
}

export type Film = ReturnType<typeof createFilm>;

/**
 * The hero film's machine (docs/specification.md, "3. Home"; film.md). What it says, the browser's side carries
 * out. A plain store: no state has a time limit, and the effects are the video element's (bind-video.ts).
 */
export function createFilm() {
  const store = createStore<FilmState>(() => ({
    status: 'absent',
    wishes: { sound: false, motion: null },
  }));
  const transition = (next: (state: FilmState) => FilmState) => store.setState(next, true);
  const transitionIfPresent = (next: (state: Present) => FilmState) =>
    transition((state) => (isPresent(state) ? next(state) : state));

  return {
    store,
    /** A hero is on the page, unseen until its observers say otherwise. An earlier failure is forgotten. */
    attach: () =>
      transition(({ wishes }) => {
        const status = wishes.motion === 'play' ? 'playing' : 'idle';
        return { status, wishes, isInView: false, isTabVisible: true };
      }),
    /** The page has all it needs, and the browser welcomes motion: it plays unless the visitor chose. */
    autoplay: () =>
      transitionIfPresent((state) =>
        state.status === 'idle' && state.wishes.motion === null
          ? { ...state, status: 'playing' }
          : state,
      ),
    detach: () => transition(({ wishes }) => ({ status: 'absent', wishes })),
    setVisibility: (visibility: Partial<Visibility>) =>
      transitionIfPresent((state) => ({ ...state, ...visibility })),

    play: () =>
      transitionIfPresent((state) => ({
        ...state,
        status: 'playing',
        wishes: { ...state.wishes, motion: 'play' },
      })),
    pause: () =>
      transitionIfPresent((state) => ({
        ...halted(state),
        wishes: { ...state.wishes, motion: 'pause' },
      })),
    mute: () => transition((state) => withSound(state, false)),
    unmute: () => transition((state) => withSound(state, true)),

    /** The link is wanted for another page: what still loads goes, and the poster stands. */
    yield: () =>
      transitionIfPresent((state) =>
        state.status === 'playing' || state.status === 'paused'
          ? { ...state, status: 'idle' }
          : state,
      ),

    /** The browser has come to prefer less motion, which stops what the visitor never started. */
    preferLessMotion: () =>
      transition((state) => (state.wishes.motion === null ? halted(state) : state)),
    /** The browser will not play: perhaps not with sound, else not without being asked. */
    refuse: () => transition((state) => (isMuted(state) ? halted(state) : withSound(state, false))),
    fail: () => transitionIfPresent(({ wishes }) => ({ status: 'failed', wishes })),
  };
}

function halted(state: FilmState): FilmState {
  return state.status === 'playing' ? { ...state, status: 'paused' } : state;
}

function withSound(state: FilmState, sound: boolean): FilmState {
  return { ...state, wishes: { ...state.wishes, sound } };
}
