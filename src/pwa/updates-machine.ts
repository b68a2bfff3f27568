/** A version of the site: its worker, of which only the identity is used. */
export type Version = object;

/**
 * The longest wait after "Reload" for the new worker to take control, in ms; then the page reloads
 * without it. Activation takes a fraction of a second, unless the worker has been replaced or lost.
 */
export const CONTROL_MILLISECONDS = 4000;

/** `warning`: the visitor would lose text typed in a form, and is asked once more. */
type Notice = 'offer' | 'warning' | 'none';

/**
 * `current`: no newer version is known; `served` is the version that controls this page, null on a first
 * visit. `waiting`: a newer version is stored. `activating`: this tab asked for it. `replaced`: another tab
 * asked for it, so this page is older than its worker.
 */
export type UpdatesState =
  | { readonly status: 'current'; readonly served: Version | null }
  | { readonly status: 'waiting' | 'replaced'; readonly version: Version; readonly notice: Notice }
  | { readonly status: 'activating'; readonly version: Version }
  | { readonly status: 'reloading' };

export const initial: UpdatesState = { status: 'current', served: null };

/** A new version has been stored, and its worker waits for permission to take control. */
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

/** A version's worker has taken control of this page. */
export function controlled(state: UpdatesState, version: Version): UpdatesState {
  switch (state.status) {
    case 'current':
      if (version === state.served) return state;
      // On a first visit the worker takes control of the page that registered it: that is no update.
      if (state.served === null) return { status: 'current', served: version };
      return offered('replaced', version);
    case 'waiting':
      // Any other version is the page's own, which can take control late on a first visit.
      return version === state.version ? offered('replaced', version) : state;
    case 'replaced':
      return version === state.version ? state : offered('replaced', version);
    case 'activating':
      return version === state.version ? { status: 'reloading' } : state;
    case 'reloading':
      return state;
  }
}

/** The visitor pressed "Reload". If a form holds text, only a second press reloads. */
export function accepted(state: UpdatesState, holdsText: boolean): UpdatesState {
  if (!('notice' in state) || state.notice === 'none') return state;
  if (holdsText && state.notice === 'offer') return { ...state, notice: 'warning' };
  return state.status === 'waiting'
    ? { status: 'activating', version: state.version }
    : { status: 'reloading' };
}

/** The visitor pressed "Later": no more notices of this version while the page is open. */
export function postponed(state: UpdatesState): UpdatesState {
  return 'notice' in state && state.notice !== 'none' ? { ...state, notice: 'none' } : state;
}

/** The time limit of `activating`, the only state that ends by itself. */
export function timeLimit(state: UpdatesState) {
  if (state.status !== 'activating') return null;
  const next: UpdatesState = { status: 'reloading' };
  return { milliseconds: CONTROL_MILLISECONDS, next };
}

function offered(status: 'waiting' | 'replaced', version: Version): UpdatesState {
  return { status, version, notice: 'offer' };
}
