import { defineConfig, devices } from 'playwright/test';
import { chromiumPath, furtherBrowsers, headlessChromiumPath } from './e2e/support/browsers.ts';

/** `PORT=4200 npm run e2e` serves the build at another port, beside a run that holds this one. */
const port = Number(process.env['PORT'] ?? 4187);
/** `BASE_URL=https://… npm run e2e` tests a deployed site instead of the build in dist/. */
const deployed = process.env['BASE_URL'];

const desktopChromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: launchOptions(headlessChromiumPath()),
};
// The worker would answer from its cache what these suites want to see from the server.
const withoutWorker = { ...desktopChromium, serviceWorkers: 'block' } as const;

const visual = {
  name: 'visual',
  testDir: 'visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // The whole browser, which every machine has: the small one sets its letters in another way.
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
  // Beside the engines' photographs, which a run would otherwise clear away.
  outputDir: 'test-results/playwright',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // What a machine of two busy cores answers late is not broken: no test measures time by its patience.
  expect: { timeout: 10_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./a11y/summary-reporter.ts']],
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // A trace costs a test a third of its time. Elsewhere: `npx playwright test --trace=retain-on-failure`.
    trace: process.env['CI'] ? 'retain-on-failure' : 'off',
  },
  ...(deployed === undefined && {
    webServer: {
      command: 'node deploy/serve.ts',
      env: { PORT: String(port) },
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: false,
    },
  }),
  projects: [
    { name: 'releases', testDir: 'e2e', testMatch: 'releases.setup.ts' },
    {
      name: 'e2e',
      testDir: 'e2e',
      testIgnore: 'offline/**',
      dependencies: ['releases'],
      use: withoutWorker,
    },
    {
      name: 'offline',
      testDir: 'e2e/offline',
      dependencies: ['releases'],
      use: desktopChromium,
    },
    {
      name: 'a11y',
      testDir: 'a11y',
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      // A change of scheme would otherwise be measured half-way through its transition.
      use: { ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Another system draws its letters in another way: the pictures are of Chromium on Linux.
    ...(process.platform === 'linux' ? [visual] : []),
    ...furtherBrowsers.map((browserName) => ({
      name: browserName,
      testDir: 'e2e',
      testIgnore: 'offline/**',
      grepInvert: /@chromium/,
      dependencies: ['releases'],
      use: {
        browserName,
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block' as const,
      },
    })),
  ],
  testMatch: '**/*.spec.ts',
});
