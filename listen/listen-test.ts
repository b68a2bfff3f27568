import { resolve } from 'node:path';
import { test as base, expect } from 'vitest';
import { Host } from '#e2e/support/host.ts';
import { Listener } from './listener.ts';

/** The tests of a file share one listener and one host, which serves the built site. */
export const test = base
  .extend('release', { scope: 'file' }, resolve(import.meta.dirname, '../dist'))
  .extend('host', { scope: 'file' }, async ({ release }, { onCleanup }) => {
    const host = new Host();
    host.deploy(release);
    onCleanup(() => host.stop());
    return host;
  })
  .extend('site', { scope: 'file' }, ({ host }) => host.start())
  .extend('listener', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const listener = await Listener.start(site);
    onCleanup(() => listener.stop());
    return listener;
  });

/**
 * What Orca said is what was agreed. After a change that is meant, read the new transcript as if it
 * were spoken, then `npm run listen -- --update` and commit what you agree with.
 */
export async function expectTranscript(listener: Listener, name: string): Promise<void> {
  await expect(listener.transcript()).toMatchFileSnapshot(`transcripts/${name}.txt`);
}
