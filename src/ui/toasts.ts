import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { announce } from '#document/announcements.ts';

/** One button of a toast; pressing it does not close the toast by itself. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastContent {
  readonly title: string;
  readonly text: string;
  /** The name of the button that closes the toast, if it has one. */
  readonly close?: string;
  readonly actions?: readonly ToastAction[];
}

/** How long a confirmation stays, in ms (docs/specification.md, "11. Toasts"). */
const CONFIRMATION_MILLISECONDS = 8000;

interface RegionState {
  readonly Region: ComponentType<{ readonly label: string }> | null;
}

/** The region's component, once a toast was wanted: no page shows one when it opens. */
export const toastRegion = createStore<RegionState>(() => ({ Region: null }));

/** Loads what shows toasts, for whoever knows that one will come. */
export async function prepareToasts() {
  const { ToastRegion, toastQueue } = await import('./ToastRegion.tsx');
  toastRegion.setState({ Region: ToastRegion });
  return toastQueue;
}

/** Shows a confirmation that goes away by itself; the pointer or focus on it stops the clock. */
export function showConfirmation(content: ToastContent): void {
  show(content, { timeout: CONFIRMATION_MILLISECONDS });
}

/** Shows a notice that stays until the function it answers with takes it away. */
export function showNotice(content: ToastContent): () => void {
  return show(content, {});
}

function show(content: ToastContent, options: { timeout?: number }): () => void {
  let isWanted = true;
  let close = () => {};
  void prepareToasts().then((queue) => {
    if (!isWanted) return;
    announce(`${content.title} ${content.text}`);
    const key = queue.add(content, options);
    close = () => queue.close(key);
  });
  return () => {
    isWanted = false;
    close();
  };
}
