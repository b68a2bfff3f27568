import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shellMessages } from '#catalog/shell-messages.ts';
import { InstallApp } from '#pwa/InstallApp.tsx';
import { install } from '#pwa/install.ts';
import { OfflineUse } from '#pwa/OfflineUse.tsx';
import { offlineUse } from '#pwa/offline-use.ts';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Footer } from '#shell/Footer.tsx';
import { LanguageLinks } from '#shell/LanguageLinks.tsx';
import { Logo } from '#shell/Logo.tsx';
import { Main as NoticedMain } from '#shell/NoticedMain.tsx';
import { IndustryLinks, ServiceLinks } from '#shell/ShortLists.tsx';
import { SkipLink } from '#shell/SkipLink.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const offer = () => install.offer({ prompt: () => Promise.resolve() });

/** Opens the text that explains installation by the browser's menu. */
function explain(): void {
  flushSync(() => install.instruct());
  for (const instructions of document.querySelectorAll('details')) instructions.open = true;
}

/** The night band, which is the background of the footer. */
function NightBand({ children }: { readonly children: ReactNode }) {
  return <div className="band-night ground p-6">{children}</div>;
}

const installApp = (
  <NightBand>
    <InstallApp />
  </NightBand>
);

const offlineUseInFooter = (
  <NightBand>
    <OfflineUse />
  </NightBand>
);

/** The other parts of the frame: skip link, logo, footer, link lists and error page. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'shell',
    name: 'SkipLink',
    states: [
      { name: 'usual', element: <SkipLink />, note: 'Shown while it has the focus: press Tab.' },
    ],
  },
  {
    folder: 'shell',
    name: 'Logo',
    states: [
      { name: 'usual', element: <Logo /> },
      {
        name: 'on the night band',
        element: (
          <NightBand>
            <Logo />
          </NightBand>
        ),
      },
    ],
  },
  {
    folder: 'shell',
    name: 'NoticedMain',
    states: [{ name: 'usual', element: <NoticedMain>{null}</NoticedMain> }],
  },
  {
    folder: 'shell',
    name: 'Footer',
    states: [
      { name: 'usual', element: <Footer /> },
      { name: 'installing offered', element: <Footer />, prepare: offer },
    ],
  },
  {
    folder: 'shell',
    name: 'ShortLists',
    states: [
      {
        name: 'services',
        element: (
          <NightBand>
            <ServiceLinks
              title={shellMessages('footer.services')}
              heading="h2"
              linkClass="footer-link"
            />
          </NightBand>
        ),
      },
      {
        name: 'industries',
        element: (
          <NightBand>
            <IndustryLinks
              title={shellMessages('footer.industries')}
              heading="h2"
              linkClass="footer-link"
            />
          </NightBand>
        ),
      },
    ],
  },
  {
    folder: 'shell',
    name: 'LanguageLinks',
    states: [
      {
        name: 'in the footer',
        element: (
          <NightBand>
            <LanguageLinks className="footer-link" />
          </NightBand>
        ),
      },
    ],
  },
  {
    folder: 'pwa',
    name: 'InstallApp',
    states: [
      { name: 'offered', element: installApp, prepare: offer },
      { name: 'explained, open', element: installApp, prepare: explain },
    ],
  },
  {
    folder: 'pwa',
    name: 'OfflineUse',
    states: [
      { name: 'offered', element: offlineUseInFooter },
      {
        name: 'downloading',
        element: offlineUseInFooter,
        prepare: () => offlineUse.progress(60, 150),
      },
      { name: 'stored', element: offlineUseInFooter, prepare: offlineUse.complete },
    ],
  },
  { folder: 'shell', name: 'ErrorPage', states: [{ name: 'usual', element: <ErrorPage /> }] },
];
