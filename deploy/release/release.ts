import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chosenLanguage } from '#deploy/options.ts';
import { runCommand } from '#deploy/run-command.ts';
import { readCheckedBuild } from './checked-build.ts';
import { goBack, KEPT_DAYS, keptUntil, publish } from './publish.ts';
import {
  liveRelease,
  type Release,
  releasesFolder,
  releasesIn,
  servedFolder,
  siteOf,
} from './published-folder.ts';
import { isUntracked, readReleaseList } from './release-list.ts';

const USAGE = `Usage: npm run release -- <folder> [--language <language>] [--host netlify|cloudflare]
       npm run release -- <folder> --back
       npm run release -- <folder> --list

Publishes dist/, or dist-<language>/, as a new release in a folder with releases, and makes it live in one step: a host
serves the link <folder>/current. Refuses a build that is not that of the commit which is checked out. Hashed files stay
for ${KEPT_DAYS} days after their release was replaced.

  --back      make the release live that was live before
  --list      show the releases of the folder
  --language  the language of the site
  --host      also copy the host's configuration, and leave out compressed copies: the host compresses itself

Environment: SITE_LANGUAGE chooses the language, unless --language does.
`;

await runCommand('release', () => {
  const { values, positionals } = parseArgs({
    options: {
      back: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      host: { type: 'string' },
      language: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  const isWrong = folder === undefined || others.length > 0 || (values.back && values.list);
  if (values.help || isWrong) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if ((values.back || values.list) && !existsSync(releasesFolder(folder))) {
    throw new Error(`${folder} contains no releases`);
  }
  if (values.list) {
    list(folder);
    return;
  }
  if (values.back) {
    const { from, to, before } = goBack(folder, new Date());
    print(
      `Live again: ${described(to)}.`,
      ...warnings(folder, to),
      `Was live: ${described(from)}.`,
      before
        ? `Another --back leads to ${described(before)}.`
        : 'There is no release to go back to.',
    );
    return;
  }
  const build = readCheckedBuild(chosenLanguage(values.language), values.host);
  if (isUntracked(releasesFolder(folder))) {
    throw new Error(`${folder} is in this clone, and git does not ignore it: publish outside`);
  }
  const { release, previous, written, removed } = publish(build, folder, new Date());
  print(
    `Live: ${described(release)}, built from the commit that is checked out, every file checked.`,
    ...warnings(folder, release),
    `${written.length} of ${release.files.length} files are new.`,
    previous
      ? `Before: ${described(previous)}; --back returns to it.`
      : `There is no earlier build; the host serves ${servedFolder(folder)}.`,
    ...removed.map((old) => `Removed: ${described(old)}.`),
  );
});

function list(folder: string): void {
  const live = liveRelease(folder);
  const lines = releasesIn(folder).map((release) => {
    const kept = `kept until ${minute(keptUntil(release).toISOString())}`;
    const state = release.name === live?.name ? 'live' : kept;
    const before = release.name === live?.previous ? '; --back returns to it' : '';
    return [`${described(release)}: ${state}${before}`, ...warnings(folder, release)].join('. ');
  });
  print(...lines.reverse());
}

/** What to know of a release whose worker is no usual one. */
function warnings(folder: string, release: Release): string[] {
  const { worker } = readReleaseList(siteOf(folder, release)).settings;
  return worker === 'kill-switch'
    ? ['Its worker is the kill switch: it ends the offline use of all visitors.']
    : [];
}

function described({ commit, published }: Release): string {
  return `commit ${commit.slice(0, 7)}, published ${minute(published)}`;
}

function minute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
