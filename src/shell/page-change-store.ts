import { createMachine } from '#browser/machine.ts';

/**
 * `idle`: the requested page is shown. `waiting`: another page was requested less than 100 ms ago.
 * `loading`: it takes longer, so progress is shown. `failed`: it could not be loaded, or nothing has answered in time; the
 * current page stays.
 */
interface PageChangeState {
  readonly status: 'idle' | 'waiting' | 'loading' | 'failed';
}

/** After how many ms of loading progress is shown. For a faster page it would only flicker. */
const PROGRESS_DELAY_MILLISECONDS = 100;

/** After how many more ms a page counts as not loaded: 10 s after it was requested. */
const LOADING_MILLISECONDS = 10_000 - PROGRESS_DELAY_MILLISECONDS;

/** How long the notice of a failure is shown, in ms: as long as a confirmation (src/ui/toasts.ts). */
const FAILURE_NOTICE_MILLISECONDS = 8000;

const idle: PageChangeState = { status: 'idle' };

export type PageChange = ReturnType<typeof createPageChange>;

/** The state machine of changes of page (page-changes.md). */
export function createPageChange() {
  const { store, transition } = createMachine<PageChangeState>(idle, ({ status }) => {
    switch (status) {
      case 'waiting':
        return { milliseconds: PROGRESS_DELAY_MILLISECONDS, next: { status: 'loading' } };
      case 'loading':
        return { milliseconds: LOADING_MILLISECONDS, next: { status: 'failed' } };
      case 'failed':
        return { milliseconds: FAILURE_NOTICE_MILLISECONDS, next: idle };
      default:
        return null;
    }
  });
  return {
    store,
    begin: () =>
      transition((state) =>
        state.status === 'waiting' || state.status === 'loading' ? state : { status: 'waiting' },
      ),
    /** The requested page is shown, or the visitor has asked for the current page. The notice of a failure stays. */
    end: () => transition((state) => (state.status === 'failed' ? state : idle)),
    fail: () => transition({ status: 'failed' }),
  };
}
