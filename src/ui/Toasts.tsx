import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { announce } from '#browser/announcements.ts';

export interface ToastContent {
  readonly title: string;
  readonly text: string;
  /** The name of the button that closes the toast, if it has one. */
  readonly close?: string;
  /** A press of these buttons does not close the toast by itself. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** How long a confirmation stays, in ms (docs/specification.md, "11. Toasts"). */
const CONFIRMATION_MILLISECONDS = 8000;

/** The component that shows toasts; null until a toast is shown or expected, so that no page loads it at the start. */
const toastRegion = createStore<{
  readonly Region: ComponentType<{ readonly label: string }> | null;
}>(() => ({ Region: null }));

/** The place of the toast region in the page; empty until the first toast. */
export function Toasts({ label }: { readonly label: string }) {
  const Region = useStore(toastRegion, (state) => state.Region);
  return Region && <Region label={label} />;
}

/** Loads the code of toasts where a toast is expected. If that fails, the toast itself loads the code again. */
export function prepareToasts(): void {
  loadToasts().catch((error: unknown) => console.info('Toasts are not loaded yet:', error));
}

async function loadToasts() {
  const { ToastRegion, toastQueue } = await import('./ToastRegion.tsx');
  toastRegion.setState({ Region: ToastRegion });
  return toastQueue;
}

/**
 * Shows a confirmation that closes by itself after 8 s; pointer or focus on the toasts pause this time. Returns the function
 * that closes it earlier.
 */
export function showConfirmation(content: ToastContent): () => void {
  return show(content, { timeout: CONFIRMATION_MILLISECONDS });
}

/** Shows a notice that stays. Returns the function that closes it. */
export function showNotice(content: ToastContent): () => void {
  return show(content, {});
}

function show(content: ToastContent, options: { timeout?: number }): () => void {
  let isWanted = true;
  let close = () => {};
  // Before the code has loaded: if it cannot be loaded, the visitor at least hears the text.
  announce(`${content.title} ${content.text}`);
  loadToasts()
    .then((queue) => {
      if (!isWanted) return;
      const key = queue.add(content, options);
      close = () => queue.close(key);
    })
    .catch((error: unknown) => console.warn('A toast is only announced:', error));
  return () => {
    isWanted = false;
    close();
  };
}
