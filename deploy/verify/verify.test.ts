import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherHosts, ownServer, type RunningHost } from '#deploy/contract/contract-hosts.ts';
import { goBack, publish } from '#deploy/release/publish.ts';
import { builtFolder, filesIn } from '#plugins/output/built-site.ts';

if (!otherHosts.some(({ name }) => name === 'Caddy')) {
  console.warn('Caddy is not on this machine: `npm run verify` is NOT tried against it.');
}

/** Runs `npm run verify` for the build of this process's language. */
async function verify(port: number) {
  const program = join(import.meta.dirname, 'verify.ts');
  const child = spawn(process.execPath, [program, `http://127.0.0.1:${port}`], { stdio: 'pipe' });
  const [[status], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output, errors };
}

describe.each([ownServer, ...otherHosts])(
  '$name, which serves the link to the live release',
  ({ start }) => {
    const folder = mkdtempSync(join(tmpdir(), 'verified-'));
    chmodSync(folder, 0o755);
    const scratch = join(folder, 'scratch');
    mkdirSync(scratch);
    const sources = new Map(filesIn(builtFolder).map((file) => [file, join(builtFolder, file)]));
    let host: RunningHost;
    beforeAll(async () => {
      publish({ commit: 'a'.repeat(40), sources }, folder, new Date(1));
      const root = join(folder, 'current');
      host = await start({ root, scratch });
    });
    afterAll(async () => {
      await host.stop();
      rmSync(folder, { recursive: true });
    });

    test('serves every file of the build, in each encoding', async () => {
      const { status, output, errors } = await verify(host.port);
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      expect(output).toContain(`serves every file of dist`);
    });

    test('serves a release as soon as it is live, and verify names each changed byte', async () => {
      // In gzip, the fifth byte from the end belongs to the check sum.
      for (const file of ['about.html', 'plates/automation.svg.gz', 'release.json']) {
        const bytes = readFileSync(join(builtFolder, file));
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
        const changed = join(scratch, basename(file));
        writeFileSync(changed, bytes);
        sources.set(file, changed);
      }
      publish({ commit: 'b'.repeat(40), sources }, folder, new Date(2));
      const { status, output } = await verify(host.port);
      expect(status).toBe(1);
      const [, ...differences] = output.split('\n\n');
      expect(differences.map((text) => text.split('\n  ').slice(0, 2)).sort()).toEqual([
        ['/about, /release.json', 'has other bytes than the build, sent as identity'],
        ['/plates/automation.svg', 'cannot be read: incorrect data check'],
      ]);

      goBack(folder, new Date(3));
      expect((await verify(host.port)).status).toBe(0);
    });
  },
);
