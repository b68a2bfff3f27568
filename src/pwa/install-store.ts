import { createStore } from 'zustand/vanilla';

/** The browser's `beforeinstallprompt` event: its prompt can be shown once. */
export interface InstallOffer {
  readonly prompt: () => Promise<unknown>;
}

/** `ios-instructions`: the browser installs only through its share menu, and never offers. */
export type InstallState =
  | { readonly status: 'unavailable' }
  | { readonly status: 'offered'; readonly offer: InstallOffer }
  | { readonly status: 'prompting' }
  | { readonly status: 'ios-instructions' }
  | { readonly status: 'installed' };

export type Install = ReturnType<typeof createInstall>;

/**
 * The installation's state machine (install.md). The prompt appears only when the visitor presses the button.
 * A plain store: no state has a time limit, and the caller of `ask` awaits the effect.
 */
export function createInstall() {
  const store = createStore<InstallState>(() => ({ status: 'unavailable' }));
  const enter = (state: InstallState) => store.setState(state, true);

  return {
    store,
    offer: (offer: InstallOffer) => enter({ status: 'offered', offer }),
    instruct: () => enter({ status: 'ios-instructions' }),
    complete: () => enter({ status: 'installed' }),
    /** Shows the browser's prompt; rejects if the browser refuses to show it. */
    async ask(): Promise<void> {
      const state = store.getState();
      if (state.status !== 'offered') return;
      const prompting = { status: 'prompting' } as const;
      enter(prompting);
      try {
        await state.offer.prompt();
      } finally {
        // An offer works once. While the prompt was open, the browser may have sent a new offer or reported
        // the installation: then that state stays.
        if (store.getState() === prompting) enter({ status: 'unavailable' });
      }
    },
  };
}
