import { defineConfig, devices } from 'playwright/test';
import { chromiumPath, headlessChromiumPath, installedBrowsers } from './e2e/support/browsers.ts';

/** `PORT=4200 npm run e2e` serves the build at another port, beside a run that holds this one. */
const port = Number(process.env['PORT'] ?? 4187);
/** `BASE_URL=https://… npm run e2e` tests a deployed site instead of the build in dist/. */
const deployed = process.env['BASE_URL'];
/** These suites serve builds of their own, so they say nothing about a deployed site. */
const ownBuilds = ['offline/**', 'pseudo-locales.spec.ts', 'update.spec.ts'];
const withBuilds = {
  testIgnore: deployed === undefined ? [] : ownBuilds,
  dependencies: deployed === undefined ? ['releases'] : [],
};

const desktopChromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: launchOptions(headlessChromiumPath()),
};
// These suites test the server's answers; a worker would answer from its cache.
const withoutWorker = { ...desktopChromium, serviceWorkers: 'block' } as const;

const visual = {
  ...withBuilds,
  name: 'visual',
  testDir: 'visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // The whole browser, because the headless shell draws letters differently.
  use: {
    ...withoutWorker,
    launchOptions: launchOptions(chromiumPath()),
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const;

function launchOptions(executablePath: string | undefined) {
  return executablePath === undefined ? {} : { executablePath };
}

export default defineConfig({
  // A folder of its own: Playwright empties the folder, and `npm run engines` writes pictures beside it.
  outputDir: 'test-results/playwright',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // More than the cores of a small machine: tests often wait, for a page that becomes idle for example.
  workers: 4,
  // Long, because a busy machine with two cores is slow. No test measures time by these limits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./a11y/summary-reporter.ts']],
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // A whole trace makes a test half slower. Without pictures of the page it makes a test a fifth slower; the
    // screenshot shows the page. Outside CI: `npx playwright test --trace=retain-on-failure`.
    trace: process.env['CI']
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false }
      : 'off',
    screenshot: 'only-on-failure',
  },
  ...(deployed === undefined && {
    webServer: {
      command: 'node deploy/serve.js',
      env: { PORT: String(port) },
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: false,
    },
  }),
  projects: [
    ...(deployed === undefined
      ? [
          { name: 'releases', testDir: 'e2e', testMatch: 'releases.setup.ts' },
          {
            name: 'offline',
            testDir: 'e2e/offline',
            dependencies: ['releases'],
            use: desktopChromium,
          },
        ]
      : []),
    {
      ...withBuilds,
      name: 'e2e',
      testDir: 'e2e',
      testIgnore: [...withBuilds.testIgnore, 'offline/**'],
      use: withoutWorker,
    },
    {
      name: 'a11y',
      testDir: 'a11y',
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      // Otherwise a test would measure colours during the transition between two schemes.
      use: { ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } },
    },
    // The pictures are of Chromium on Linux; other systems draw letters differently.
    ...(process.platform === 'linux' ? [visual] : []),
    ...installedBrowsers.map((browserName) => ({
      ...withBuilds,
      name: browserName,
      testDir: 'e2e',
      testIgnore: [...withBuilds.testIgnore, 'offline/**'],
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
