import { describe, expect, it, vi } from 'vitest';
import { createInstall, type InstallOffer } from './install-store.ts';

/** An offer whose prompt stays open until the test answers it. */
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

  it('is offered without a prompt', () => {
    const install = createInstall();
    const { offer } = pendingOffer();
    install.offer(offer);
    expect(install.store.getState()).toEqual({ status: 'offered', offer });
    expect(offer.prompt).not.toHaveBeenCalled();
  });

  it('prompts once, also after a double press', async () => {
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

  it('is complete when the browser reports it, before or after the prompt is answered', async () => {
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

  it('keeps a new offer that comes while the old prompt is open', async () => {
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

  it('rejects if the browser refuses to prompt, and is unavailable then', async () => {
    const install = createInstall();
    const { offer, refuse } = pendingOffer();
    install.offer(offer);
    const asked = install.ask();
    refuse(new Error('not without a press'));
    await expect(asked).rejects.toThrow('not without a press');
    expect(install.store.getState()).toEqual({ status: 'unavailable' });
  });

  it('shows instructions in a browser that never offers', () => {
    const { store, instruct } = createInstall();
    instruct();
    expect(store.getState()).toEqual({ status: 'ios-instructions' });
  });
});
