import { createStore } from 'zustand/vanilla';

/** What the browser hands over when it would install the site: a question it asks once. */
export interface InstallOffer {
  readonly prompt: () => Promise<unknown>;
}

/** `ios-instructions`: the browser installs by its own menu alone, and never offers. */
export type InstallState =
  | { readonly status: 'unavailable' }
  | { readonly status: 'offered'; readonly offer: InstallOffer }
  | { readonly status: 'prompting' }
  | { readonly status: 'ios-instructions' }
  | { readonly status: 'installed' };

export type Install = ReturnType<typeof createInstall>;

/**
 * The installation's machine (install.md). Nothing is asked unless the visitor asks for it. A plain
 * store: no state has a time limit, and whoever asks waits for the effect.
 */
export function createInstall() {
  const store = createStore<InstallState>(() => ({ status: 'unavailable' }));
  const become = (state: InstallState) => store.setState(state, true);

  return {
    store,
    offer: (offer: InstallOffer) => become({ status: 'offered', offer }),
    instruct: () => become({ status: 'ios-instructions' }),
    complete: () => become({ status: 'installed' }),
    /** Puts the browser's question to the visitor; rejects when the browser will not. */
    async ask(): Promise<void> {
      const state = store.getState();
      if (state.status !== 'offered') return;
      const prompting = { status: 'prompting' } as const;
      become(prompting);
      try {
        await state.offer.prompt();
      } finally {
        // The offer is used up, whatever the answer. Browsers that go on offering send a new one,
        // perhaps before this, and say of themselves when the site is installed.
        if (store.getState() === prompting) become({ status: 'unavailable' });
      }
    },
  };
}
