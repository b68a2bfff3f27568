import { expect, test, vi } from 'vitest';
import { createInstall } from './InstallApp.tsx';

/** An installation that the browser has offered. The prompt stays open until the test answers or refuses it. */
function offered() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const install = createInstall();
  const offer = { prompt: vi.fn(() => promise) };
  install.offer(offer);
  const status = () => install.store.getState().status;
  return { ...install, prompt: offer.prompt, answer: resolve, refuse: reject, status };
}

test('the browser prompts once, at a press, also after a double press', async () => {
  const { prompt, ask, answer, status } = offered();
  expect(status()).toBe('offered');
  expect(prompt).not.toHaveBeenCalled();
  const asked = ask();
  void ask();
  expect(status()).toBe('prompting');
  expect(prompt).toHaveBeenCalledOnce();
  answer({ outcome: 'dismissed' });
  await asked;
  expect(status()).toBe('unavailable');
});

test('an offer that comes while the prompt is open, or after the site was uninstalled, stays', async () => {
  const { ask, offer, complete, answer, status } = offered();
  const asked = ask();
  offer({ prompt: async () => undefined });
  answer({ outcome: 'dismissed' });
  await asked;
  expect(status()).toBe('offered');
  complete();
  offer({ prompt: async () => undefined });
  expect(status()).toBe('offered');
});

test('a press rejects if the browser refuses to prompt, and the offer is gone', async () => {
  const { ask, refuse, status } = offered();
  const asked = ask();
  refuse(new Error('not without a press'));
  await expect(asked).rejects.toThrow('not without a press');
  expect(status()).toBe('unavailable');
});
