import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#deploy/run-command.ts';
import { kinds } from './kinds.ts';
import { type Kind, renewal } from './renewal.ts';

// `npm run renew`: brings what is generated and committed up to date, as far as it is stale, and says what to look at.
// `-- visual pictures` renews these kinds even if they are not stale. `-- --check` only says what is stale.

const root = join(import.meta.dirname, '../..');
const { isStale, renew } = renewal(root, 'tools/renew/renewed.json', (command, language) => {
  process.stdout.write(`\n> ${command} (${language})\n`);
  const env = { ...process.env, SITE_LANGUAGE: language };
  return spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' }).status === 0;
});

const list = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) process.stdout.write(`\n${title}\n  ${lines.join('\n  ')}\n`);
};
await runCommand('renew', () => {
  const { values, positionals: wanted } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const isNamed = ({ name }: Kind, word: string) => name.split(' ')[0] === word;
  const unknown = wanted.filter((word) => !kinds.some((kind) => isNamed(kind, word)));
  if (unknown.length > 0) {
    throw new Error(`no ${unknown.join(', ')} among ${kinds.map(({ name }) => name).join(', ')}`);
  }
  if (values.check) {
    const stale = kinds.filter(isStale).map(({ name }) => name);
    list('Stale, run `npm run renew`:', stale);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    const named = kinds.filter((kind) => wanted.some((word) => isNamed(kind, word)));
    const [chosen, which] = named.length > 0 ? [named, 'all' as const] : [kinds, 'stale' as const];
    const { renewed, failed, changed } = renew(chosen, 'node plugins/build-site.ts --all', which);
    const pictures = changed.filter((file) => /\.(?:png|jpg|webp)$/.test(file));
    const transcripts = changed.filter((file) => file.includes('/transcripts/'));
    const others = changed.filter((file) => ![...pictures, ...transcripts].includes(file));
    list('Renewed:', renewed);
    list('Changed files:', others);
    list('Changed pictures, look at each of them:', pictures);
    list('Changed transcripts, read them as if they were spoken:', transcripts);
    list('NOT renewed, because a command failed (see above):', failed);
    process.exitCode = failed.length > 0 ? 1 : 0;
  }
});
