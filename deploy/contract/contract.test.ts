import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#deploy/release/release-list.ts';
import { headersFor } from '#deploy/rules.ts';
import { builtFolder } from '#plugins/output/built-site.ts';
import { testContract } from './contract.ts';
import { ownServer } from './contract-hosts.ts';

testContract(ownServer, builtFolder);

const files = filesBelow(builtFolder).filter((file) => !/\.(?:br|gz)$/.test(file));

test('a file without the headers for documents runs and loads nothing by itself', () => {
  const inert = files.filter((file) => !('Content-Security-Policy' in headersFor(`/${file}`)));
  const kinds = ['.css', '.js', '.json', '.png', '.svg', '.woff2'];
  expect([...new Set(inert.map(extname))].sort()).toEqual(kinds);
  // A tile of a plate refers to the marks in its own file.
  const active = /<(?:script|style|foreignObject|image|a)\b|\son\w+=|href=(?!"#)|url\(/i;
  for (const file of inert.filter((each) => each.endsWith('.svg'))) {
    expect.soft(readFileSync(join(builtFolder, file), 'utf8'), file).not.toMatch(active);
  }
});
