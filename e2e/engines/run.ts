import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildRelease, writeNextRelease } from '#e2e/support/built-releases.ts';
import { canTest } from '#e2e/support/debian.ts';
import { runVitest } from '#e2e/support/run-vitest.ts';

const introduction = `# What works in which engine

Written by \`npm run engines\`, which runs these journeys in Debian's Firefox ESR and WebKitGTK.
WebKitGTK's driver sends mouse events for a touch, so it makes no journey by touch.
All of these work:
`;

/**
 * `npm run engines` runs every journey in every engine, and writes the list of what works. With `--sample` it runs some
 * journeys in the engines that this machine has. Further options are passed to vitest.
 */
const engines = ['Firefox', 'WebKit'] as const;
const isSample = process.argv.includes('--sample');
const installed = engines.filter(canTest);
if (installed.length === 0 || (installed.length < engines.length && !isSample)) {
  process.exit(isSample ? 0 : 1);
}
if (!isSample) {
  writeNextRelease();
  await buildRelease('kill-switch');
}

const tests = await runVitest(...installed);
const isEvery = process.argv.length === 2;
if (isEvery && tests.length > 0 && tests.every((test) => test.result().state === 'passed')) {
  const titles = [...new Set(tests.map(({ name }) => name))].toSorted();
  const lines = titles.map((title) => {
    const worksIn = tests.flatMap(({ name, project }) => (name === title ? project.name : []));
    return `- ${title}${worksIn.length < engines.length ? ` (${worksIn})` : ''}`;
  });
  const file = resolve(import.meta.dirname, '../../docs/engines.md');
  writeFileSync(file, `${introduction}\n${lines.join('\n')}\n`);
}
