import { createMachine } from '#browser/machine.ts';

/** A version of the site: its worker, which takes control when the page asks for it. */
type Version = Pick<ServiceWorker, 'postMessage'>;

/**
 * The longest wait after "Reload" for the new worker to take control, in ms; then the page reloads without it. Chromium
 * takes about 1000 ms, and more while the old worker answers requests.
 */
const CONTROL_MILLISECONDS = 4000;

/** `warning`: the visitor would lose text typed in a form, and is asked once more. */
type Notice = 'offer' | 'warning' | 'none';

/**
 * `served` is the version that controls this page, null on a first visit. `current`: no newer version is known. `waiting`: a
 * newer version is stored. `activating`: this tab asked for it. `replaced`: another tab asked for it, so this page is older
 * than its worker. `reloading`: `served` controlled the page when it asked the browser to reload.
 */
export type UpdatesState =
  | { readonly status: 'current'; readonly served: Version | null }
  | {
      readonly status: 'waiting';
      readonly served: Version | null;
      readonly version: Version;
      readonly notice: Notice;
    }
  | { readonly status: 'activating'; readonly served: Version | null; readonly version: Version }
  | { readonly status: 'replaced'; readonly version: Version; readonly notice: Notice }
  | { readonly status: 'reloading'; readonly served: Version | null };

/** What the machine does outside its store. */
interface Effects {
  readonly reload: () => void;
  /** Whether a form of this page holds text that the visitor has typed. */
  readonly holdsText: () => boolean;
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * The state machine of updates (statecharts.md), with its effects. A page that is reloading reloads again only if another
 * version takes control: the browser may have sent the first request to a worker that ended, and waits for it for minutes.
 */
export function createUpdates({ reload, holdsText }: Effects) {
  const initial: UpdatesState = { status: 'current', served: null };
  const { store, transition } = createMachine<UpdatesState>(
    initial,
    (state) =>
      state.status === 'activating'
        ? { milliseconds: CONTROL_MILLISECONDS, next: reloading(state.served) }
        : null,
    (state) => {
      // Asks the waiting worker to take control (src/offline/worker/service-worker.ts).
      if (state.status === 'activating') state.version.postMessage({ type: 'SKIP_WAITING' });
      if (state.status === 'reloading') reload();
    },
  );
  return {
    store,
    /** A new version has been stored, and its worker waits for permission to take control. */
    found: (version: Version) => transition((state) => found(state, version)),
    /** A version's worker has taken control of this page, and is activated. */
    controlled: (version: Version) => transition((state) => controlled(state, version)),
    /**
     * The worker of a version is gone, and will never take control: `successor` is the newer version that has replaced it,
     * null if there is none.
     */
    gone: (version: Version, successor: Version | null) =>
      transition((state) => gone(state, version, successor)),
    /** The browser has forgotten every version: the next one that takes control is a first one, and no update. */
    forgotten: () => transition((state) => (state.status === 'current' ? initial : state)),
    /** The visitor pressed "Reload". If a form holds text, only a second press reloads. */
    accept: () => transition((state) => accepted(state, holdsText())),
    /** The visitor pressed "Later": no more notices of this version while the page is open. */
    postpone: () =>
      transition((state) =>
        'notice' in state && state.notice !== 'none' ? { ...state, notice: 'none' } : state,
      ),
  };
}

function found(state: UpdatesState, version: Version): UpdatesState {
  switch (state.status) {
    case 'current':
      return version === state.served ? state : waiting(state.served, version);
    case 'waiting':
      return version === state.version ? state : waiting(state.served, version);
    case 'replaced':
      return version === state.version ? state : waiting(state.version, version);
    default:
      return state;
  }
}

function controlled(state: UpdatesState, version: Version): UpdatesState {
  if (state.status === 'replaced') {
    return version === state.version ? state : replaced(version);
  }
  if (version === state.served) return state;
  if (state.status === 'reloading') return reloading(version);
  // On a first visit the worker takes control of the page that registered it, perhaps late: that is no update.
  const isUpdate =
    state.served !== null || (state.status !== 'current' && version === state.version);
  if (state.status === 'activating') return isUpdate ? reloading(version) : state;
  return isUpdate ? replaced(version) : { ...state, served: version };
}

function gone(state: UpdatesState, version: Version, successor: Version | null): UpdatesState {
  if (state.status !== 'waiting' && state.status !== 'activating') return state;
  if (state.version !== version) return state;
  if (state.status === 'activating') {
    return successor ? { ...state, version: successor } : reloading(state.served);
  }
  return successor ? waiting(state.served, successor) : { status: 'current', served: state.served };
}

function accepted(state: UpdatesState, holdsText: boolean): UpdatesState {
  if (!('notice' in state) || state.notice === 'none') return state;
  if (holdsText && state.notice === 'offer') return { ...state, notice: 'warning' };
  if (state.status === 'replaced') return reloading(state.version);
  const { served, version } = state;
  return { status: 'activating', served, version };
}

function waiting(served: Version | null, version: Version): UpdatesState {
  return { status: 'waiting', served, version, notice: 'offer' };
}

function replaced(version: Version): UpdatesState {
  return { status: 'replaced', version, notice: 'offer' };
}

function reloading(served: Version | null): UpdatesState {
  return { status: 'reloading', served };
}
