import { describe, expect, it, vi } from 'vitest';
import { createInstall, type InstallOffer } from './install-store.ts';

/** An offer whose question waits for its answer. */
function pendingOffer() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { offer: { prompt: vi.fn(() => promise) }, answer: resolve, refuse: reject };
}

const immediate: InstallOffer = { prompt: async () => undefined };

describe('the installation', () => {
  it('is not available until the browser offers it', async () => {
    const { store, ask } = createInstall();
    await ask();
    expect(store.getState()).toEqual({ status: 'unavailable' });
  });

  it('is offered without asking anything', () => {
    const install = createInstall();
    const { offer } = pendingOffer();
    install.offer(offer);
    expect(install.store.getState()).toEqual({ status: 'offered', offer });
    expect(offer.prompt).not.toHaveBeenCalled();
  });

  it('is asked about once, also for a double press', async () => {
    const install = createInstall();
    const { offer, answer } = pendingOffer();
    install.offer(offer);
    const asked = install.ask();
    void install.ask();
    expect(install.store.getState()).toEqual({ status: 'prompting' });
    expect(offer.prompt).toHaveBeenCalledTimes(1);
    answer({ outcome: 'dismissed' });
    await asked;
    expect(install.store.getState()).toEqual({ status: 'unavailable' });
  });

  it('is over when the browser says so, before or after the answer arrives', async () => {
    const before = createInstall();
    const { offer, answer } = pendingOffer();
    before.offer(offer);
    const asked = before.ask();
    before.complete();
    answer({ outcome: 'accepted' });
    await asked;
    expect(before.store.getState()).toEqual({ status: 'installed' });

    const after = createInstall();
    after.offer(immediate);
    await after.ask();
    after.complete();
    expect(after.store.getState()).toEqual({ status: 'installed' });
  });

  it('keeps a new offer that comes before the answer to the old one', async () => {
    const install = createInstall();
    const { offer, answer } = pendingOffer();
    install.offer(offer);
    const asked = install.ask();
    install.offer(immediate);
    answer({ outcome: 'dismissed' });
    await asked;
    expect(install.store.getState()).toEqual({ status: 'offered', offer: immediate });
  });

  it('can be offered again after a refusal, and after the site was uninstalled', async () => {
    const install = createInstall();
    install.offer(immediate);
    await install.ask();
    install.offer(immediate);
    expect(install.store.getState().status).toBe('offered');
    install.complete();
    install.offer(immediate);
    expect(install.store.getState().status).toBe('offered');
  });

  it('passes on that the browser would not ask, and is unavailable then', async () => {
    const install = createInstall();
    const { offer, refuse } = pendingOffer();
    install.offer(offer);
    const asked = install.ask();
    refuse(new Error('not without a press'));
    await expect(asked).rejects.toThrow('not without a press');
    expect(install.store.getState()).toEqual({ status: 'unavailable' });
  });

  it('is explained where the browser never offers', () => {
    const { store, instruct } = createInstall();
    instruct();
    expect(store.getState()).toEqual({ status: 'ios-instructions' });
  });
});
