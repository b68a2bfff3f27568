import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, filesIn } from '#build/output/built-site.ts';

const files = filesIn(builtFolder).filter(
  (file) => !/\.(br|gz|woff2|png|webp|webm|mp4|ico)$/.test(file),
);
const filesWith = (pattern: RegExp | string) =>
  files.filter((file) => {
    const text = readFileSync(join(builtFolder, file), 'utf8');
    return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  });

test('the built site has no source maps', () => {
  expect(filesIn(builtFolder).filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesWith(/[#@] ?sourceMappingURL=/)).toEqual([]);
});

test('the built site names no folder of the machine that built it', () => {
  expect(filesWith(resolve(import.meta.dirname, '..'))).toEqual([]);
  expect(filesWith(homedir() === '/root' ? /\/root\// : homedir())).toEqual([]);
  expect(filesWith(/file:\/\/|\bnode_modules\/|[A-Z]:\\Users\\/)).toEqual([]);
});

test.each([
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\bgh[oprsu]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{10}/],
  ['a Google API key', /\bAIza[\w-]{35}\b/],
  ['a payment key', /\b[rs]k_live_[A-Za-z0-9]{16}/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
  ['a password in an address', /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/],
])('the built site contains nothing that looks like %s', (_what, pattern) => {
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith(pattern)).toEqual([]);
});
