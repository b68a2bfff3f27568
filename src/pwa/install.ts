import { createInstall, type Install, type InstallOffer } from './install-store.ts';

declare global {
  interface Window {
    /** An offer that came before this code (src/entry-loader.ts). */
    earlyOffer?: Event;
  }
}

/** The site's one installation. */
export const install = createInstall();

// At once and not with the control: the browser may offer before the page's code has rendered, and it
// offers once. The prerender has no window.
if (typeof window !== 'undefined') followBrowser(install);

function followBrowser({ offer, instruct, complete }: Install): void {
  // The app's own window has nothing more to install.
  if (window.matchMedia('(display-mode: standalone)').matches) {
    complete();
    return;
  }
  // Only Apple's mobile browsers have this property, and they install by their share menu.
  if ('standalone' in navigator) instruct();

  const take = (event?: Event) => {
    // Keeps the browser's own invitation from popping up.
    event?.preventDefault();
    if (event && isInstallOffer(event)) offer(event);
  };
  take(window.earlyOffer);
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', complete);
}

/** The event is no standard yet: its type is what we use of it. */
function isInstallOffer(event: Event): event is Event & InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
