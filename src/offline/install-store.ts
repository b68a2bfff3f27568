import { createMachine } from '#browser/machine.ts';

/** The browser's `beforeinstallprompt` event: its prompt can be shown once. */
export interface InstallOffer {
  readonly prompt: () => Promise<unknown>;
}

/** `ios-instructions`: the browser installs only through its share menu, and never offers. */
type InstallState =
  | { readonly status: 'unavailable' }
  | { readonly status: 'offered'; readonly offer: InstallOffer }
  | { readonly status: 'prompting' }
  | { readonly status: 'ios-instructions' }
  | { readonly status: 'installed' };

export type Install = ReturnType<typeof createInstall>;

const unavailable: InstallState = { status: 'unavailable' };

/**
 * The installation's state machine (install.md). The prompt appears only when the visitor presses the button. It is
 * no effect of the machine, because the caller of `ask` awaits it.
 */
export function createInstall() {
  const { store, transition } = createMachine(unavailable, () => null);

  return {
    store,
    offer: (offer: InstallOffer) => transition({ status: 'offered', offer }),
    instruct: () => transition({ status: 'ios-instructions' }),
    complete: () => transition({ status: 'installed' }),
    /** Shows the browser's prompt; rejects if the browser refuses to show it. */
    async ask(): Promise<void> {
      const state = store.getState();
      if (state.status !== 'offered') return;
      const prompting = { status: 'prompting' } as const;
      transition(prompting);
      try {
        await state.offer.prompt();
      } finally {
        // An offer works once. While the prompt was open, the browser may have sent a new offer or reported
        // the installation: then that state stays.
        if (store.getState() === prompting) transition(unavailable);
      }
    },
  };
}
