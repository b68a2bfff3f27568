import { createStore } from 'zustand/vanilla';
import type { KeptMessage, KeptMessageCommand } from './kept-message.ts';

/** The messages that wait on this device, as the worker last reported them. */
export const keptMessages = createStore<readonly KeptMessage[]>(() => []);

/** Whether a message can be kept: only a worker can keep it. On a first visit no worker controls the page until it is installed. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Asks the worker; resolves to whether it did what was asked. */
export async function askWorker(command: KeptMessageCommand): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage(command, [port2]);
  });
}
