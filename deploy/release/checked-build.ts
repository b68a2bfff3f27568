import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, siteLanguages } from '#content/languages.ts';
import { siteFolder } from '#deploy/options.ts';
import {
  checkedOutCommit,
  digest,
  RELEASE_LIST,
  type ReleaseList,
  readReleaseList,
} from './release-list.ts';

const hosts = ['netlify', 'cloudflare'];

/** Throws if the build is not that of the checked-out commit. For a host, adds its configuration, without compressed copies. */
export function readCheckedBuild(language: Language, host?: string) {
  if (host !== undefined && !hosts.includes(host)) {
    throw new Error(`no files for '${host}'; there are ${hosts.join(' and ')}`);
  }
  const folder = siteFolder(language);
  const { commit, settings, files } = readReleaseList(folder, language);
  const checkedOut = checkedOutCommit('.');
  if (commit !== checkedOut) {
    const source = commit === null ? 'no commit' : `commit ${commit}`;
    throw new Error(
      `${folder}/ was built from ${source}, and commit ${checkedOut} is checked out; build again`,
    );
  }
  const { form } = settings;
  if (!siteLanguages.some((each) => each === settings.language) || form !== 'own') {
    throw new Error(`${folder}/ was built for tests: language ${settings.language}, form ${form}`);
  }
  const changed = changedFiles(folder, files);
  if (changed.length > 0) {
    throw new Error(
      `${folder}/ has changed since the build, so build again: ${changed.join(', ')}`,
    );
  }
  const all = [...Object.keys(files), RELEASE_LIST];
  const located = (from: string, names: readonly string[]) =>
    names.map((name) => [name, join(from, name)] as const);
  if (host === undefined) return { commit, sources: new Map(located(folder, all)) };
  const own = all.filter((file) => !/\.(?:br|gz)$/.test(file));
  const hostFolder = resolve(import.meta.dirname, '..', host);
  const ofHost = located(hostFolder, readdirSync(hostFolder));
  return { commit, sources: new Map([...located(folder, own), ...ofHost]) };
}

export function changedFiles(folder: string, files: ReleaseList['files']): string[] {
  const isChanged = (file: string, sha256: string) =>
    !existsSync(join(folder, file)) || digest(readFileSync(join(folder, file))) !== sha256;
  return Object.entries(files)
    .filter(([file, sha256]) => isChanged(file, sha256))
    .map(([file]) => file);
}
