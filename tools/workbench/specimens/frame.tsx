import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { InstallApp, install } from '#offline/InstallApp.tsx';
import { OfflineUse, offlineUse } from '#offline/OfflineUse.tsx';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Footer } from '#shell/Footer.tsx';
import { Header } from '#shell/Header.tsx';
import { NavigationMenu } from '#shell/NavigationMenu.tsx';
import { Notice } from '#shell/Notice.tsx';
import { mobileMenu, navigation } from '#shell/navigation.ts';
import type { Specimens } from '#tools/workbench/specimens.ts';

/** A window that is wide enough for the header's menus. */
const desktop = { width: 1100, height: 640 } as const;
const phone = { width: 390, height: 844 } as const;

const header = <Header />;
const menu = <NavigationMenu id="industries" />;

/** The night band, which is the background of the footer. */
function onNight(part: ReactNode) {
  return <div className="band-night ground p-6">{part}</div>;
}

const installApp = onNight(<InstallApp />);
const offlineControls = onNight(<OfflineUse />);
const offer = () => install.offer({ prompt: () => Promise.resolve() });

/** Opens the text that explains installation by the browser's menu. */
function explain(): void {
  flushSync(() => install.instruct());
  for (const instructions of document.querySelectorAll('details')) instructions.open = true;
}

/** The frame around every page. */
export const specimens: Specimens = {
  'shell/Header': {
    'services menu open': {
      element: header,
      prepare: () => navigation.press('services'),
      window: desktop,
    },
  },
  'shell/NavigationMenu': {
    open: {
      element: menu,
      prepare: () => navigation.press('industries'),
      window: { height: 560 },
    },
  },
  'shell/MobileMenu': {
    open: { element: header, prepare: () => mobileMenu.setState(true), window: phone },
  },
  'shell/Notice': { shown: { element: <Notice /> } },
  'shell/Footer': {
    'installing offered': { element: <Footer />, prepare: offer },
  },
  'shell/ErrorPage': { shown: { element: <ErrorPage /> } },
  'offline/InstallApp': {
    offered: { element: installApp, prepare: offer },
    'explained, open': { element: installApp, prepare: explain },
  },
  'offline/OfflineUse': {
    offered: { element: offlineControls },
    downloading: { element: offlineControls, prepare: () => offlineUse.progress(60, 150) },
    stored: { element: offlineControls, prepare: offlineUse.complete },
  },
};
