import { createMachine } from '#document/machine.ts';

/**
 * `idle`: the page that was asked for is shown. `waiting`: another was asked for a moment ago.
 * `loading`: that takes long enough to be shown. `failed`: it could not be had, and the page stays.
 */
interface PageChangeState {
  readonly status: 'idle' | 'waiting' | 'loading' | 'failed';
}

/** How long a change of page may take before it is shown, in ms. A shorter one would only flicker. */
export const PATIENCE_MILLISECONDS = 100;

/** How long a failure is told, in ms: as long as a confirmation (src/ui/toasts.ts). */
export const FAILURE_MILLISECONDS = 8000;

const idle: PageChangeState = { status: 'idle' };

export type PageChange = ReturnType<typeof createPageChange>;

/** The machine of a change of page (page-changes.md). */
export function createPageChange() {
  const { store, transition } = createMachine<PageChangeState>(idle, ({ status }) => {
    switch (status) {
      case 'waiting':
        return { milliseconds: PATIENCE_MILLISECONDS, next: { status: 'loading' } };
      case 'failed':
        return { milliseconds: FAILURE_MILLISECONDS, next: idle };
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
    end: () => transition(idle),
    fail: () => transition({ status: 'failed' }),
  };
}
