import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shellMessages } from '#catalog/shell-messages.ts';
import { InstallApp } from '#pwa/InstallApp.tsx';
import { install } from '#pwa/install.ts';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { Footer } from '#shell/Footer.tsx';
import { Logo } from '#shell/Logo.tsx';
import { IndustryLinks, ServiceLinks } from '#shell/ShortLists.tsx';
import { SkipLink } from '#shell/SkipLink.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const offer = () => install.offer({ prompt: () => Promise.resolve() });

/** Where only the browser's menu installs, the control is a text that opens. */
function explain(): void {
  flushSync(() => install.instruct());
  for (const instructions of document.querySelectorAll('details')) instructions.open = true;
}

/** The footer's ground. */
function Night({ children }: { readonly children: ReactNode }) {
  return <div className="band-night ground p-6">{children}</div>;
}

const installApp = (
  <Night>
    <InstallApp />
  </Night>
);

/** The rest of every page's frame. */
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
          <Night>
            <Logo />
          </Night>
        ),
      },
    ],
  },
  {
    folder: 'shell',
    name: 'Footer',
    states: [
      { name: 'usual', element: <Footer /> },
      { name: 'installing offered', element: <Footer />, reach: offer },
    ],
  },
  {
    folder: 'shell',
    name: 'ShortLists',
    states: [
      {
        name: 'services',
        element: (
          <Night>
            <ServiceLinks
              title={shellMessages('footer.services')}
              heading="h2"
              linkClass="footer-link"
            />
          </Night>
        ),
      },
      {
        name: 'industries',
        element: (
          <Night>
            <IndustryLinks
              title={shellMessages('footer.industries')}
              heading="h2"
              linkClass="footer-link"
            />
          </Night>
        ),
      },
    ],
  },
  {
    folder: 'pwa',
    name: 'InstallApp',
    states: [
      { name: 'offered', element: installApp, reach: offer },
      { name: 'explained, open', element: installApp, reach: explain },
    ],
  },
  { folder: 'shell', name: 'ErrorPage', states: [{ name: 'usual', element: <ErrorPage /> }] },
];
