import { defineConfig, devices } from 'playwright/test';
import { headlessChromium, installedBrowsers, wholeChromium } from './e2e/support/browsers.ts';
import { officeTime } from './e2e/support/simulated-browser.ts';
import type { SiteOptions } from './e2e/support/site-test.ts';
import { site } from './plugins/output/built-site.ts';
import { defaultLanguage } from './src/content/languages.ts';

/** `PORT=4200 npx playwright test e2e` tests beside another run. Not `npm run e2e`, which would empty dist/ first. */
const port = Number(process.env['PORT'] ?? 4187);
/** `BASE_URL=https://… npm run e2e` tests a deployed site instead of the build in dist/. */
const deployed = process.env['BASE_URL'];
/** `SITE_LANGUAGE=es npm run e2e` tests that site. `npm test` leaves out projects and tests with `@whole` in their names. */
const { language } = site;
const isDefault = language === defaultLanguage;
/** A run over a deployed site leaves these suites out: they test servers of their own. */
const leftOut =
  deployed === undefined ? [] : ['offline/**', 'pseudo-locales.spec.ts', 'development.spec.ts'];
/** These suites need releases that no other suite uses. */
const ofFurtherReleases = ['pseudo-locales', 'kill-switch', 'delivery', 'real-days'].map(
  (name) => `**/${name}.spec.ts`,
);

const desktopChromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: headlessChromium(),
};
// These suites test the server's answers; a worker would answer from its cache.
const withoutWorker = { ...desktopChromium, serviceWorkers: 'block' } as const;

/** These suites visit the not-found page, too, about which the browser and the site write in the console. */
const anyPage = { provoked: { messages: [/status of 404/, /^404: no page at/] } };

const visual = {
  name: 'visual @whole',
  testDir: 'e2e/visual',
  grepInvert: deployed === undefined ? [] : /@host/,
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // The whole browser, because the headless shell draws letters differently.
  use: {
    ...withoutWorker,
    ...anyPage,
    launchOptions: wholeChromium(),
    time: officeTime,
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const;

export default defineConfig<SiteOptions>({
  // A folder of its own: Playwright empties it first, and a run at another port and `npm run engines` write beside it.
  outputDir: `test-results/playwright-${port}`,
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // One more than the cores of a small machine. With two, a core in eight was idle; with four, a11y took an eighth longer.
  workers: 3,
  // Enough for a busy machine with two cores. A test of several installations of the worker or of many pages is `test.slow()`.
  timeout: 45_000,
  expect: { timeout: 8_000 },
  // Whoever runs the suites by hand sees a broken build at once; CI lists every failure.
  maxFailures: process.env['CI'] ? 0 : 20,
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // No trace, which makes a test a fifth slower even without pictures (measured): `npx playwright test --trace=on` has one.
    screenshot: 'only-on-failure',
  },
  ...(deployed === undefined && {
    webServer: {
      command: 'node deploy/serve.js',
      env: { PORT: String(port), SITE_LANGUAGE: language },
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: false,
    },
  }),
  projects: [
    ...(deployed === undefined
      ? [
          {
            name: 'releases',
            testDir: 'e2e',
            testMatch: 'releases.setup.ts',
            grepInvert: /@whole/,
          },
          {
            name: 'further-releases',
            testDir: 'e2e',
            testMatch: 'releases.setup.ts',
            grep: /@whole/,
          },
          {
            name: 'further @whole',
            testDir: 'e2e',
            testMatch: ofFurtherReleases,
            dependencies: ['releases', 'further-releases'],
            use: desktopChromium,
          },
          {
            name: 'offline',
            testDir: 'e2e/offline',
            testIgnore: ofFurtherReleases,
            dependencies: ['releases'],
            use: desktopChromium,
          },
        ]
      : []),
    {
      name: 'e2e',
      testDir: 'e2e',
      testIgnore: [...ofFurtherReleases, ...leftOut, 'offline/**', 'e2e/visual/**'],
      use: withoutWorker,
    },
    {
      name: 'a11y',
      testDir: 'a11y',
      // The transcripts are of the default language.
      testIgnore: ['alfa.spec.ts', isDefault ? 'translations.spec.ts' : 'transcripts.spec.ts'],
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      // Otherwise a test would measure colours during the transition between two schemes.
      use: { ...withoutWorker, ...anyPage, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'alfa',
      testDir: 'a11y',
      testMatch: 'alfa.spec.ts',
      use: {
        ...withoutWorker,
        contextOptions: { reducedMotion: 'reduce' },
        // Higher than every page: Alfa measures only the part of a control that no notice at the window's end covers.
        viewport: { width: 1440, height: 9000 },
      },
    },
    // The pictures are of Chromium on Linux; other systems draw letters differently.
    ...(process.platform === 'linux' && isDefault ? [visual] : []),
    ...installedBrowsers.map((browserName) => ({
      dependencies: deployed === undefined ? ['further-releases'] : [],
      name: browserName,
      testDir: 'e2e',
      testIgnore: [...leftOut, 'offline/**', 'e2e/visual/**'],
      grepInvert: /@chromium/,
      use: {
        browserName,
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block' as const,
      },
    })),
  ],
  testMatch: '**/*.spec.ts',
});
