import './page-progress.css';
import { useStore } from 'zustand';
import { pageChange } from './page-change.ts';

/** The thin line under the header while a page is on its way; `aria-busy` says it of the main content (Frame.tsx). */
export function PageProgress() {
  const isLoading = useIsPageLoading();
  return isLoading && <div className="page-progress" />;
}

/** Whether another page has been on its way for long enough to be told. */
export function useIsPageLoading(): boolean {
  return useStore(pageChange.store, ({ status }) => status === 'loading');
}
