import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLanguage, siteFolder } from '#deploy/options.ts';
import {
  digest,
  RELEASE_LIST,
  type ReleaseList,
  readReleaseList,
} from '#deploy/release/release-list.ts';
import { runCommand } from '#deploy/run-command.ts';
import { compare, type Difference, LONGEST_MILLISECONDS } from './compare.ts';

const USAGE = `Usage: npm run verify -- <origin> [--language <language>]

Compares a deployed site, such as https://example.org, with the build in dist/ or dist-<language>/: every file in each
encoding, its status, and the headers that all hosts follow. Prints what differs and why that matters; ends with 1 if
something does.

Environment: SITE_LANGUAGE chooses the language, unless --language does.
`;
const NAMED_ADDRESSES = 5;

await runCommand('verify', async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' }, language: { type: 'string' } },
    allowPositionals: true,
  });
  const [address, ...others] = positionals;
  if (values.help || address === undefined || others.length > 0) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const origin = originOf(address);
  const language = chosenLanguage(values.language);
  const folder = siteFolder(language);
  const { commit, files } = readReleaseList(folder, language);
  const served = await commitServedAt(origin);
  const all = { ...files, [RELEASE_LIST]: digest(readFileSync(join(folder, RELEASE_LIST))) };
  const differences = await compare(origin, all, (done, total) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} answers compared\r`);
  });
  const build = `${folder}/, built from ${commit === null ? 'no commit' : `commit ${commit}`}`;
  if (differences.length === 0) {
    process.stdout.write(
      `${origin} serves every file of ${build}: ${Object.keys(all).length} files\n`,
    );
    return;
  }
  const isOther = served !== undefined && served !== commit;
  const hint = isOther
    ? `Its /${RELEASE_LIST} names commit ${served}: another release is live, or a cache keeps one.\n`
    : '';
  process.stdout.write(`${origin} differs from ${build}:\n${hint}${report(differences)}`);
  process.exitCode = 1;
});

/** Undefined if the site names none. Throws if the host says nothing, because the comparison would wait as long for each file. */
async function commitServedAt(origin: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LONGEST_MILLISECONDS);
  try {
    const answer = await fetch(new URL(RELEASE_LIST, origin), { redirect: 'manual', signal });
    const list: Partial<ReleaseList> = await answer.json();
    return /^[\da-f]{40}$/.exec(list.commit ?? '')?.[0];
  } catch {
    if (signal.aborted) throw new Error(`${origin} does not answer`);
    return undefined;
  }
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`'${address}' is no origin such as https://example.org`);
  }
  return url.origin;
}

function report(differences: readonly Difference[]): string {
  const groups = Map.groupBy(differences, ({ what }) => what);
  return [...groups]
    .map(([what, group]) => {
      const addresses = [...new Set(group.map(({ address }) => address))].sort();
      const more = addresses.length - NAMED_ADDRESSES;
      const named =
        addresses.slice(0, NAMED_ADDRESSES).join(', ') + (more > 0 ? ` and ${more} more` : '');
      return `\n${named}\n  ${what}\n  ${group[0]?.why}\n`;
    })
    .join('');
}
