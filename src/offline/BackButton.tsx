import './back-button.css';
import shell from 'virtual:copy/shell';
import { useCanGoBack, useHydrated, useRouter } from '@tanstack/react-router';
import { Icon } from '#ui/Icon.tsx';

/**
 * Goes back in the installed app, because its window has no back button on iOS. The styles show it only in
 * an app window. It is not rendered before hydration, or if the history has no earlier page.
 */
export function BackButton() {
  const isHydrated = useHydrated();
  const canGoBack = useCanGoBack();
  const { history } = useRouter();
  if (!isHydrated || !canGoBack) return null;
  return (
    <button
      type="button"
      aria-label={shell.header.back}
      onClick={() => history.back()}
      className="back-button"
    >
      <Icon name="arrow-left" className="text-6 rtl:-scale-x-100" />
    </button>
  );
}
