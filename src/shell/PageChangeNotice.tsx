import shell from 'virtual:copy/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '#browser/announcements.ts';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { closeMobileMenu } from './mobile-menu.ts';
import { pageChange } from './page-change.ts';

/** Says that the next page could not be loaded, and that the current page stays. */
export function PageChangeNotice() {
  const hasFailed = useStore(pageChange.store, ({ status }) => status === 'failed');
  useEffect(() => {
    if (!hasFailed) return;
    // The notice is behind the open mobile menu. The focus moves from the pressed link to the menu's button.
    closeMobileMenu();
    announce(shell.change.failed);
  }, [hasFailed]);
  if (!hasFailed) return null;
  return <NoticeStrip label={shell.change.label} text={shell.change.failed} />;
}
