import './page-progress.css';
import { useStore } from 'zustand';
import { pageChange } from './page-change.ts';

/** The thin bar under the header while a page loads. Screen readers learn it from `aria-busy` (Frame.tsx). */
export function PageProgress() {
  const isLoading = useIsPageLoading();
  return isLoading && <div className="page-progress" />;
}

/** Whether the next page has been loading for long enough to show it. */
export function useIsPageLoading(): boolean {
  return useStore(pageChange.store, ({ status }) => status === 'loading');
}
