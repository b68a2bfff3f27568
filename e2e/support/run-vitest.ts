import { parseCLI, startVitest, type TestCase } from 'vitest/node';

/** Runs projects with the options of this command, where `--sample` is the part that `npm run test:whole` runs. Sets the exit code. */
export async function runVitest(...projects: readonly string[]): Promise<readonly TestCase[]> {
  const { filter, options } = parseCLI([
    ...['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
    // One browser at a time.
    '--no-file-parallelism',
    ...process.argv.slice(2).map((option) => option.replace('--sample', '--tags-filter=sample')),
  ]);
  const vitest = await startVitest('test', filter, options);
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  await vitest.close();
  return tests;
}
