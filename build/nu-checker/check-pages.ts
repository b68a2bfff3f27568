import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builtFolder } from '#build/output/built-site.ts';
import { pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { accepted } from './accepted.ts';
import { findings, type Message } from './findings.ts';
import { checkerJar } from './jar.ts';

// `npm run nu`: checks every built page with the W3C's Nu checker. Needs Java; the first run also needs the npm registry.

const files = pageIds.map((page) => join(builtFolder, pageFile(page)));
const options = ['-jar', checkerJar(), '--format', 'json', '--stdout', '--exit-zero-always'];
const { error, status, stdout, stderr } = spawnSync('java', [...options, ...files], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (error)
  throw new Error('the Nu checker needs Java, which does not start here', { cause: error });
if (status !== 0) throw new Error(`the Nu checker has failed: ${stderr}`);

const { messages }: { readonly messages: readonly Message[] } = JSON.parse(stdout);
const found = findings(messages, accepted);
for (const finding of found) process.stderr.write(`nu: ${finding}\n`);
process.stdout.write(
  `nu: ${files.length} pages, ${messages.length} messages, ${found.length} of them not accepted\n`,
);
if (found.length > 0) process.exitCode = 1;
