/** A suite of tests with the faults that it has to see, each alone. */
export interface Suite {
  /** A project of vitest.config.ts or of playwright.config.ts. The first two need no build of the faulty source. */
  readonly project: 'unit' | 'server' | 'built' | 'e2e' | 'a11y' | 'offline';
  readonly file: string;
  /** In a browser, only the tests whose titles match this regular expression. */
  readonly only?: string;
  readonly faults: readonly Fault[];
}

/** A small change of the source that harms a visitor. */
export interface Fault {
  /** What the visitor would suffer. */
  readonly name: string;
  readonly file: string;
  /** A text that is in the file once, and what the fault makes of it. */
  readonly from: string;
  readonly to: string;
  /** A part of the title of the test that must fail. */
  readonly test: string;
}

/** The forty faults of `npm run drill`. */
export const suites: readonly Suite[] = [
  {
    project: 'unit',
    file: 'src/offline/worker/releases.test.ts',
    faults: [
      {
        name: 'a new release deletes the code that open tabs still need',
        file: 'src/offline/worker/releases.ts',
        from: '...previous, ...candidates.flatMap',
        to: '...candidates.flatMap',
        test: 'the hashed files of the release before are needed',
      },
      {
        name: 'a third release deletes the second, which is on offer',
        file: 'src/offline/worker/releases.ts',
        from: '[...(waiting ? [waiting] : []), { files, isStored: false }]',
        to: '[{ files, isStored: false }]',
        test: 'while release 2 waits and release 3 is being stored',
      },
    ],
  },
  {
    project: 'unit',
    file: 'src/offline/updates.test.ts',
    faults: [
      {
        name: 'Reload loses typed text without a question',
        file: 'src/offline/updates.ts',
        from: "if (holdsText && state.notice === 'offer')",
        to: "if (holdsText && state.notice === 'warning')",
        test: 'Reload asks a second time if a form holds text',
      },
    ],
  },
  {
    project: 'unit',
    file: 'src/film/attach-film.test.ts',
    faults: [
      {
        name: 'the film plays for a visitor who wants less motion',
        file: 'src/film/attach-film.ts',
        from: 'const prefersPoster = () => motion.matches || ',
        to: 'const prefersPoster = () => ',
        test: 'under reduced motion, a stored film at rest is idle',
      },
    ],
  },
  {
    project: 'server',
    file: 'deploy/hostile/requests.test.ts',
    faults: [
      {
        name: 'a download goes on with bytes of another release',
        file: 'deploy/open-file.ts',
        from: "[undefined, reply.getHeader('last-modified')].includes(headers['if-range'])",
        to: "headers['if-range'] !== ''",
        test: 'every request is answered as the RFCs order',
      },
    ],
  },
  {
    project: 'server',
    file: 'deploy/hostile/disk.test.ts',
    faults: [
      {
        name: 'a browser waits for the end of a file that became shorter',
        file: 'deploy/open-file.ts',
        from: 'reply.raw.destroy();',
        to: '',
        test: 'a file that becomes shorter while it is sent ends the connection',
      },
    ],
  },
  {
    project: 'server',
    file: 'deploy/contract/contract.test.ts',
    faults: [
      {
        name: 'anybody can read hidden files of the server',
        file: 'deploy/addresses.ts',
        from: "hidden: '/\\\\.',",
        to: "hidden: '/\\\\.git',",
        test: 'a path without a file answers 404 with the not-found page',
      },
    ],
  },
  {
    project: 'built',
    file: 'plugins/pages/pages.built.test.ts',
    faults: [
      {
        name: 'two fingers cannot enlarge the page',
        file: 'plugins/pages/document.ts',
        from: 'initial-scale=1, viewport-fit=cover',
        to: 'initial-scale=1, maximum-scale=1, viewport-fit=cover',
        test: 'no page keeps a visitor from enlarging it',
      },
      {
        name: '“Next” leads to the page before',
        file: 'src/sections/RelatedPages.tsx',
        from: 'previous: list[place - 1], next: list[place + 1]',
        to: 'previous: list[place + 1], next: list[place - 1]',
        test: 'leads to the pages before and after it in the menus',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/early/form.spec.ts',
    // Without the text, most tests of this file fail.
    only: 'typed before|typed across|press on Send',
    faults: [
      {
        name: 'text typed before hydration is lost',
        file: 'src/contact/follow-form.ts',
        from: 'useLayoutEffect(() => adopt(), []);',
        to: 'void adopt;',
        test: 'text typed before hydration stays',
      },
      {
        name: 'a press on Send before hydration is lost',
        file: 'src/contact/follow-form.ts',
        from: 'form.current?.requestSubmit();',
        to: 'void form.current;',
        test: 'a press on Send before hydration counts',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/early/menus.spec.ts',
    faults: [
      {
        name: 'a press that hydration interrupts is lost',
        file: 'src/shell/MenuDisclosure.tsx',
        from: "if (!button.matches(':active')) return;",
        to: "if (button.matches('*')) return;",
        test: 'a press that begins before hydration and ends after it counts',
      },
      {
        name: 'hydration closes a menu that hover has opened',
        file: 'src/shell/MenuDisclosure.tsx',
        from: "if (opener === 'hover' || opener === 'press') onFoundOpen(opener);",
        to: "if (opener === 'press') onFoundOpen(opener);",
        test: 'hydration keeps a menu open that hover has opened',
      },
      {
        name: 'Get Started does nothing before hydration',
        file: 'src/shell/MobileMenu.tsx',
        from: 'popoverTargetAction="hide"',
        to: 'popoverTargetAction="show"',
        test: 'Get Started only closes the mobile menu',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/early/scroll.spec.ts',
    faults: [
      {
        name: 'hydration scrolls the page to its top',
        file: 'src/app/hydrate.tsx',
        from: ' scrollRestoration={() => false}',
        to: '',
        test: 'hydration leaves the page where the visitor has scrolled',
      },
      {
        name: 'a reload loses the place',
        file: 'src/shell/PageChange.tsx',
        from: "type === 'pagehide' || document.hidden;",
        to: 'false;',
        test: 'a reload returns to the place',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/early/plate.spec.ts',
    faults: [
      {
        name: 'a plate shows another view than the chosen one',
        file: 'src/sections/plate-view-choice.css',
        from: ':nth-child(3) :checked) [role="img"] > svg:nth-child(3)',
        to: ':nth-child(3) :checked) [role="img"] > svg:nth-child(4)',
        test: 'the keyboard chooses the view of a plate before the scripts come',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/install.spec.ts',
    faults: [
      {
        name: 'an early offer of installation is lost',
        file: 'src/app/entry-loader.ts',
        from: 'window.earlyOffer = event;',
        to: '',
        test: 'an offer that the browser makes before hydration is shown after it',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/faults/navigation.spec.ts',
    faults: [
      {
        name: 'a page whose code a deploy has removed never opens',
        file: 'src/shell/page-change.ts',
        from: 'window.location.assign(href);',
        to: 'void href;',
        test: 'the browser loads it as a document',
      },
      {
        name: 'a screen reader says nothing of a page that could not be loaded',
        file: 'src/shell/PageChange.tsx',
        from: 'announce(shell.change.failed);',
        to: '',
        test: 'when the connection fails, page and typed text stay, and it is said',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/navigation.spec.ts',
    faults: [
      {
        name: 'a screen reader says nothing of a change of page',
        file: 'src/shell/PageChange.tsx',
        from: 'announce(document.title);',
        to: 'void document.title;',
        test: 'a change of page shows, focuses and announces the top of the page',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/connection.spec.ts',
    faults: [
      {
        name: 'a screen reader says nothing of a lost connection and its return',
        file: 'src/offline/ConnectionNotice.tsx',
        from: 'if (text !== undefined) announce(text);',
        to: 'void announce;',
        test: 'a lost connection and its return are said once',
      },
      {
        name: 'a map that the provider refuses leaves no way to the office',
        file: 'src/contact/MapFrame.tsx',
        from: '<p className="map-note text-4 text-ink-2">{note}</p>',
        to: '<p hidden>{note}</p>',
        test: 'maps load near the window, and a drawing replaces them offline',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/contact.spec.ts',
    faults: [
      {
        name: 'a screen reader says nothing of a sent message',
        file: 'src/ui/Toasts.tsx',
        from: 'announce(`',
        to: 'void (`',
        test: 'a message is sent once, in 1000 ms, and confirmed',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/contact-details.spec.ts',
    faults: [
      {
        name: 'the button beside the e-mail address copies the phone number',
        file: 'src/contact/ContactDetails.tsx',
        from: "detail('email', company.email,",
        to: "detail('email', company.phone,",
        test: 'phone, e-mail and address are copied',
      },
      {
        name: 'the offices are open at the visitor’s own hours',
        file: 'src/contact/opening-hours.ts',
        from: '    timeZone,\n    weekday',
        to: '    weekday',
        test: 'the hours say whether the offices are open',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/navigation.spec.ts',
    // The tests of the other pages would name it, too.
    only: 'contents of /about',
    faults: [
      {
        name: 'the contents do not mark the part that is being read',
        file: 'src/sections/Contents.tsx',
        from: ' aria-current={id === partInView || undefined}',
        to: '',
        test: 'the contents of /about lead to its headings',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/menus/keyboard.spec.ts',
    faults: [
      {
        name: 'the arrow keys do not enter an open menu',
        file: 'src/shell/arrow-keys.ts',
        from: 'neighbour(openMenuElements(row), 1)',
        to: 'undefined',
        test: 'the keyboard moves along the header and through its menus',
      },
    ],
  },
  {
    project: 'e2e',
    file: 'e2e/print.spec.ts',
    faults: [
      {
        name: 'closed answers are missing on paper',
        file: 'src/ui/print.css',
        from: 'content-visibility: visible;',
        to: 'content-visibility: hidden;',
        test: 'a printed page is dark text on white, with answers and addresses',
      },
    ],
  },
  {
    project: 'a11y',
    file: 'a11y/texts.spec.ts',
    only: 'contact page|letters follow',
    faults: [
      {
        name: 'text ignores the browser’s font size',
        file: 'src/ui/base.css',
        from: 'font: 400 1.0625rem / 1.6',
        to: 'font: 400 17px / 1.6',
        test: 'letters follow the browser’s font size',
      },
      {
        name: 'at 400 % zoom the header covers the window',
        file: 'src/shell/frame.css',
        from: ':has(.mobile-trigger[aria-expanded="true"])) {\n    position: relative;',
        to: ':has(.mobile-trigger[aria-expanded="true"])) {\n    position: sticky;',
        test: 'at 400 % zoom the header leaves the window free',
      },
      {
        name: 'the phone number’s link calls nobody',
        file: 'src/ui/ContactLinks.tsx',
        from: '/[^+\\d]/g',
        to: '/[^\\d]/g',
        test: 'the contact page can be heard',
      },
    ],
  },
  {
    project: 'a11y',
    file: 'a11y/pages.spec.ts',
    only: '/contact: Tab and contrast',
    faults: [
      {
        name: 'the header covers the control that has the focus',
        file: 'src/ui/base.css',
        from: 'scroll-padding-block: var(--under-header) 2rem;',
        to: 'scroll-padding-block: 0 2rem;',
        test: '/contact: Tab and contrast',
      },
    ],
  },
  {
    project: 'a11y',
    file: 'a11y/preferences.spec.ts',
    faults: [
      {
        name: 'forced colours hide the current page in the menu',
        file: 'src/shell/menus.css',
        from: 'outline: 2px solid CanvasText;',
        to: 'outline: none;',
        test: 'forced colours mark a field with an error',
      },
      {
        name: 'the film shines through text that needs more contrast',
        file: 'src/film/film.css',
        from: '--scrim: var(--paper);',
        to: '--scrim: transparent;',
        test: 'nothing of the film is behind it',
      },
      {
        name: 'menus move for a visitor who wants less motion',
        file: 'src/ui/base.css',
        from: 'transition-duration: 0s !important;',
        to: '',
        test: 'reduced motion stops the film and every movement',
      },
    ],
  },
  {
    project: 'offline',
    file: 'e2e/offline/film.spec.ts',
    only: 'of a first visit',
    faults: [
      {
        name: 'the stored film cannot be sought, and Safari does not play it',
        file: 'src/offline/worker/film.ts',
        from: "request.headers.has('range') ? createPartialResponse(request, stored) : stored",
        to: 'stored',
        test: 'the film of a first visit to Home is not downloaded twice',
      },
    ],
  },
  {
    project: 'offline',
    file: 'e2e/offline/old-release.spec.ts',
    only: 'code that the host has deleted',
    faults: [
      {
        name: 'an old tab asks the host for code that only the worker has',
        file: 'src/offline/worker/service-worker.ts',
        from: '(await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request)',
        to: 'fetch(request)',
        test: 'gets from the new worker the code that the host has deleted',
      },
    ],
  },
  {
    project: 'offline',
    file: 'e2e/offline/overlap.spec.ts',
    only: 'the next check stores a whole release',
    faults: [
      {
        name: 'a release counts as stored although a part is gone',
        file: 'src/offline/worker/store-release.ts',
        from: 'if (missing.length > 0)',
        to: 'if (missing.length > keys.length)',
        test: 'fails, and the next check stores a whole release',
      },
    ],
  },
  {
    project: 'offline',
    file: 'e2e/offline/matrix.spec.ts',
    only: 'unknown addresses work',
    faults: [
      {
        name: 'offline, an unknown address counts as a page',
        file: 'src/offline/worker/service-worker.ts',
        from: 'new Response(page.body, { status: 404, headers: page.headers })',
        to: 'page',
        test: 'unknown addresses work',
      },
    ],
  },
];
