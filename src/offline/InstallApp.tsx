import './footer-controls.css';
import copy from 'virtual:copy/offline';
import type { RefCallback } from 'react';
import { useStore } from 'zustand';
import { createMachine } from '#browser/machine.ts';
import { Icon } from '#ui/Icon.tsx';

/** The browser's `beforeinstallprompt` event: its prompt can be shown once. */
interface InstallOffer {
  readonly prompt: () => Promise<unknown>;
}

/**
 * `unavailable`: the browser offers nothing, perhaps because the site is installed. `ios-instructions`: the browser installs
 * only through its share menu, and never offers.
 */
type InstallState =
  | { readonly status: 'unavailable' | 'prompting' | 'ios-instructions' }
  | { readonly status: 'offered'; readonly offer: InstallOffer };

/**
 * The installation's state machine (statecharts.md). The prompt appears only when the visitor presses the button. It is
 * no effect of the machine, because the caller of `ask` awaits it.
 */
export function createInstall() {
  const machine = createMachine<InstallState>({ status: 'unavailable' }, () => null);
  const { store } = machine;

  return {
    store,
    offer: (offer: InstallOffer) => machine.transition({ status: 'offered', offer }),
    instruct: () => machine.transition({ status: 'ios-instructions' }),
    complete: () => machine.transition({ status: 'unavailable' }),
    /** Shows the browser's prompt; rejects if the browser refuses to show it. */
    async ask(): Promise<void> {
      const state = store.getState();
      if (state.status !== 'offered') return;
      const prompting = { status: 'prompting' } as const;
      machine.transition(prompting);
      try {
        await state.offer.prompt();
      } finally {
        // An offer works once. While the prompt was open, the browser may have sent a new offer or reported
        // the installation: then that state stays.
        if (store.getState() === prompting) machine.transition({ status: 'unavailable' });
      }
    },
  };
}

declare global {
  interface Window {
    /** An offer that was sent before this code ran (src/app/entry-loader.ts). */
    earlyOffer?: Event;
  }
}

/** The site's one installation. */
export const install = createInstall();

// On import, not on render: the browser may offer before the page has rendered, and offers only once.
// The prerender has no window.
if (typeof window !== 'undefined') followBrowser();

function followBrowser(): void {
  // In the app's own window, the site is installed already.
  if (window.matchMedia('(display-mode: standalone)').matches) return;
  // Only Apple's mobile browsers have this property, and they install through their share menu.
  if ('standalone' in navigator) install.instruct();

  const take = (event?: Event) => {
    // Suppresses the browser's own install banner.
    event?.preventDefault();
    if (event && isInstallOffer(event)) install.offer(event);
  };
  take(window.earlyOffer);
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', install.complete);
}

/** The event is not standard, so TypeScript does not know it: this checks for the one method used. */
function isInstallOffer(event: Event): event is Event & InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** A button that installs the site if the browser offers that; on iOS, the steps in the share menu. */
export function InstallApp() {
  const { status } = useStore(install.store);
  if (status === 'offered' || status === 'prompting') {
    return (
      <button ref={passFocusOn} type="button" onClick={ask} className="install-control">
        <InstallLabel />
      </button>
    );
  }
  if (status === 'ios-instructions') {
    return (
      <details className="install-instructions">
        <summary className="install-control">
          <InstallLabel />
        </summary>
        <ol>
          {copy.install.ios.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
    );
  }
  return null;
}

function InstallLabel() {
  return (
    <>
      <Icon name="download-simple" className="text-5" />
      {copy.install.action}
    </>
  );
}

function ask(): void {
  install.ask().catch((reason: unknown) => {
    console.warn('The browser did not ask about installing the site:', reason);
  });
}

/** When the focused button is removed, moves the focus to the next link of the footer. */
export const passFocusOn: RefCallback<HTMLButtonElement> = (button) => () => {
  if (!button || document.activeElement !== button) return;
  const links = Array.from(button.closest('footer')?.querySelectorAll('a') ?? []);
  links
    .find((link) => button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
};
