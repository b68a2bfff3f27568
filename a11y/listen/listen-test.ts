import { test as base } from 'vitest';
import { launchFirefox, TIMEOUT } from '#e2e/support/debian.ts';
import { Host } from '#e2e/support/host.ts';
import { officeTime, stopTime } from '#e2e/support/simulated-browser.ts';
import { openDesktop } from './desktop.ts';
import { startOrca } from './orca.ts';
import { sessionOf } from './session.ts';

/** The tests of a file share one host that serves the built site, and one desktop with Orca and Firefox. */
export const test = base
  .extend('host', { scope: 'file' }, () => new Host())
  .extend('session', { scope: 'file' }, async ({ host }, { onCleanup }) => {
    const programs = new AsyncDisposableStack();
    onCleanup(() => programs.disposeAsync());
    programs.defer(() => host.stop());
    const desktop = programs.adopt(await openDesktop(), (opened) => opened.close());
    const orca = await startOrca(desktop);
    const firefox = await launchFirefox({
      headless: false,
      // null: the page fills the window.
      defaultViewport: null,
      env: desktop.environment,
      extraPrefsFirefox: {
        // -1: accessibility is always on. Otherwise Firefox may not recognise the screen reader.
        'accessibility.force_disabled': -1,
        'ui.prefersReducedMotion': 1,
        // No visit may change the next transcript, and Firefox must show only the page.
        'places.history.enabled': false,
        'browser.aboutwelcome.enabled': false,
      },
    });
    const browser = programs.adopt(firefox, (opened) => opened.close());
    const [page] = await browser.pages();
    if (!page) throw new Error('Firefox opened no page');
    page.setDefaultTimeout(TIMEOUT);
    await page.evaluateOnNewDocument(stopTime, officeTime);
    return sessionOf(await host.start(), orca, page);
  });
