import { createMachine } from '#browser/machine.ts';

/** What the visitor has asked for. It is kept in memory only, while the site is open. */
interface Wishes {
  readonly sound: boolean;
  /** `null`: the visitor has pressed neither button, so the browser's preferences decide. */
  readonly motion: 'play' | 'pause' | null;
}

/** Whether the visitor can see the hero. */
interface Visibility {
  readonly isInView: boolean;
  readonly isTabVisible: boolean;
}

/**
 * `absent`: no hero is attached. `idle`: the poster is shown, and nothing of the film is loaded.
 * `failed`: the browser could play no source.
 */
export type FilmState =
  | { readonly status: 'absent' | 'failed'; readonly wishes: Wishes }
  | ({ readonly status: 'idle' | 'playing' | 'paused'; readonly wishes: Wishes } & Visibility);

type Present = Extract<FilmState, Visibility>;

const isPresent = (state: FilmState): state is Present => 'isInView' in state;

/** Sound is on only if the visitor has unmuted the film and can see it. */
export function isMuted(state: FilmState): boolean {
  return !(isPresent(state) && state.wishes.sound && state.isInView && state.isTabVisible);
}

export type Film = ReturnType<typeof createFilm>;

const initial: FilmState = { status: 'absent', wishes: { sound: false, motion: null } };

/**
 * The hero film's state machine (docs/specification.md, "3. Home"; film.md). It has no effects: attach-film.ts
 * applies the state to the video element.
 */
export function createFilm() {
  const { store, transition } = createMachine(initial, () => null);
  const transitionIfPresent = (next: (state: Present) => FilmState) =>
    transition((state) => (isPresent(state) ? next(state) : state));

  return {
    store,
    /** A hero is on the page, out of view until `setVisibility`. An earlier failure is forgotten. */
    attach: () =>
      transition(({ wishes }) => {
        const status = wishes.motion === 'play' ? 'playing' : 'idle';
        return { status, wishes, isInView: false, isTabVisible: true };
      }),
    /** The film may play unasked: it plays unless the visitor has pressed Play or Pause. */
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
        ...paused(state),
        wishes: { ...state.wishes, motion: 'pause' },
      })),
    mute: () => transition((state) => withSound(state, false)),
    unmute: () => transition((state) => withSound(state, true)),

    /** Another page needs the connection: the film stops loading, and the poster is shown. */
    yield: () =>
      transitionIfPresent((state) =>
        state.status === 'playing' || state.status === 'paused'
          ? { ...state, status: 'idle' }
          : state,
      ),

    /** The system now asks for reduced motion: pauses the film unless the visitor has pressed Play. */
    preferLessMotion: () =>
      transition((state) => (state.wishes.motion === null ? paused(state) : state)),
    /** The browser refused to play: with sound, the film goes on muted; muted, it pauses. */
    refuse: () => transition((state) => (isMuted(state) ? paused(state) : withSound(state, false))),
    fail: () => transitionIfPresent(({ wishes }) => ({ status: 'failed', wishes })),
  };
}

function paused(state: FilmState): FilmState {
  return state.status === 'playing' ? { ...state, status: 'paused' } : state;
}

function withSound(state: FilmState, sound: boolean): FilmState {
  return { ...state, wishes: { ...state.wishes, sound } };
}

/** The site's one film. The visitor's wishes survive a change of page. */
export const film = createFilm();
