import { test as base, expect } from 'vitest';
import { Host } from '#e2e/support/host.ts';
import { ScreenReaderSession } from './screen-reader-session.ts';

/** The tests of a file share one screen-reader session and one host that serves the built site. */
export const test = base
  .extend('host', { scope: 'file' }, () => new Host())
  .extend('site', { scope: 'file' }, ({ host }, { onCleanup }) => {
    onCleanup(() => host.stop());
    return host.start();
  })
  .extend('session', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const session = await ScreenReaderSession.start(site);
    onCleanup(() => session.stop());
    return session;
  });

/**
 * Compares the transcript with the reviewed one. After an intended change run
 * `npm run renew -- listen`, read the new transcript as if it were spoken, and commit it if you agree.
 */
export async function expectTranscript(session: ScreenReaderSession, name: string): Promise<void> {
  await expect(session.transcript()).toMatchFileSnapshot(`transcripts/${name}.txt`);
}
