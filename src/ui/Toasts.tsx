import { useStore } from 'zustand';
import { toastRegion } from './toasts.ts';

/** The place of the toast region in the page; empty until the first toast. */
export function Toasts({ label }: { readonly label: string }) {
  const Region = useStore(toastRegion, (state) => state.Region);
  return Region && <Region label={label} />;
}
