import { createInstall, type Install, type InstallOffer } from './install-store.ts';

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
if (typeof window !== 'undefined') followBrowser(install);

function followBrowser({ offer, instruct, complete }: Install): void {
  // In the app's own window, the site is installed already.
  if (window.matchMedia('(display-mode: standalone)').matches) {
    complete();
    return;
  }
  // Only Apple's mobile browsers have this property, and they install through their share menu.
  if ('standalone' in navigator) instruct();

  const take = (event?: Event) => {
    // Suppresses the browser's own install banner.
    event?.preventDefault();
    if (event && isInstallOffer(event)) offer(event);
  };
  take(window.earlyOffer);
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', complete);
}

/** The event is not standard, so TypeScript does not know it: this checks for the one method used. */
function isInstallOffer(event: Event): event is Event & InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
