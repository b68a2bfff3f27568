import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      // With isolation, most of the time would go into importing the same modules again for every file.
      isolate: false,
      // Its keys know neither the language nor the facts that a module of copy is made from.
      fsModuleCache: false,
      // Only a test that hangs reaches these limits: no test may fail because its processor or its disk is busy.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,plugins,tools,e2e,a11y}/**/*.test.{ts,tsx}'],
            exclude: ['**/*.built.test.*'],
          },
        },
        // They need a build, and start servers. The second one also starts nginx, Caddy and builds.
        {
          extends: true,
          test: {
            name: 'server',
            include: ['deploy/**/*.test.ts'],
            exclude: ['deploy/{hosts,release,verify}/**'],
          },
        },
        {
          extends: true,
          test: { name: 'hosts', include: ['deploy/{hosts,release,verify}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { name: 'built', include: ['{plugins,tools,e2e}/**/*.built.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'new',
            include: ['tools/new/new.whole.ts'],
            // Enough for types, a build and its tests on a busy machine.
            testTimeout: 600_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'listen',
            include: ['a11y/listen/*.listen.ts'],
            // Enough for a page of two hundred spoken lines on a busy machine.
            testTimeout: 600_000,
            tags: [{ name: 'sample', description: 'the part that `npm run test:whole` runs' }],
          },
        },
        // `npm run engines` chooses the projects of the engines that are installed.
        ...(['Firefox', 'WebKit'] as const).map((engine) => ({
          extends: true as const,
          test: {
            name: engine,
            include: ['e2e/engines/*.journeys.ts'],
            provide: { engine },
            // Enough for the journey through every page on a busy machine.
            testTimeout: 600_000,
            expect: { poll: { timeout: 120_000, interval: 50 } },
            tags: [{ name: 'sample', description: 'the part that `npm run test:whole` runs' }],
          },
        })),
      ],
    },
  }),
);
