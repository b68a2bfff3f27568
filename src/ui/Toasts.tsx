import { useStore } from 'zustand';
import { toastRegion } from './toasts.ts';

/** Where toasts appear, from the first one on. */
export function Toasts({ label }: { readonly label: string }) {
  const Region = useStore(toastRegion, (state) => state.Region);
  return Region && <Region label={label} />;
}
