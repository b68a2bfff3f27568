/** A version of the site, known by the worker that serves it: only which one it is counts. */
export type Version = object;

/**
 * How long "Reload" waits until the new worker serves this page, in ms; then the page reloads all
 * the same. Activating takes a fraction of a second, unless the worker has been replaced or lost.
 */
export const CONTROL_MILLISECONDS = 4000;

/** `warning`: the visitor would lose what stands in a form, and is asked once more. */
type Notice = 'offer' | 'warning' | 'none';

/**
 * `current`: as far as this page knows; `served` is the version whose worker serves it, none on a
 * first visit. `waiting`: a newer one is ready. `activating`: this tab asked for it. `replaced`:
 * another tab did, and this page is of an older version than its worker.
 */
export type UpdatesState =
  | { readonly status: 'current'; readonly served: Version | null }
  | { readonly status: 'waiting' | 'replaced'; readonly version: Version; readonly notice: Notice }
  | { readonly status: 'activating'; readonly version: Version }
  | { readonly status: 'reloading' };

export const initial: UpdatesState = { status: 'current', served: null };

/** A version has been stored and waits to be asked for. */
export function found(state: UpdatesState, version: Version): UpdatesState {
  switch (state.status) {
    case 'current':
      return version === state.served ? state : offered('waiting', version);
    case 'waiting':
    case 'replaced':
      return version === state.version ? state : offered('waiting', version);
    default:
      return state;
  }
}

/** A version's worker has begun to serve this page. */
export function controlled(state: UpdatesState, version: Version): UpdatesState {
  switch (state.status) {
    case 'current':
      if (version === state.served) return state;
      // On a first visit the worker takes over the page that fetched it: that is no update.
      if (state.served === null) return { status: 'current', served: version };
      return offered('replaced', version);
    case 'waiting':
      // Any other is the page's own version, which can come late on a first visit.
      return version === state.version ? offered('replaced', version) : state;
    case 'replaced':
      return version === state.version ? state : offered('replaced', version);
    case 'activating':
      return version === state.version ? { status: 'reloading' } : state;
    case 'reloading':
      return state;
  }
}

/** The visitor pressed "Reload". What stands in a form is lost only by a second press. */
export function accepted(state: UpdatesState, holdsText: boolean): UpdatesState {
  if (!('notice' in state) || state.notice === 'none') return state;
  if (holdsText && state.notice === 'offer') return { ...state, notice: 'warning' };
  return state.status === 'waiting'
    ? { status: 'activating', version: state.version }
    : { status: 'reloading' };
}

/** The visitor pressed "Later": nothing more is said of this version while the page is open. */
export function postponed(state: UpdatesState): UpdatesState {
  return 'notice' in state && state.notice !== 'none' ? { ...state, notice: 'none' } : state;
}

/** The state that ends by itself: after how many ms, and in what. */
export function timeLimit(state: UpdatesState) {
  if (state.status !== 'activating') return null;
  const next: UpdatesState = { status: 'reloading' };
  return { milliseconds: CONTROL_MILLISECONDS, next };
}

function offered(status: 'waiting' | 'replaced', version: Version): UpdatesState {
  return { status, version, notice: 'offer' };
}
