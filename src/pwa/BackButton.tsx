import './install.css';
import { useCanGoBack, useHydrated, useRouter } from '@tanstack/react-router';
import { shellMessages } from '#catalog/shell-messages.ts';
import { Icon } from '#ui/Icon.tsx';

/**
 * The way back inside the installed site, whose window has none of its own on iOS. The styles show
 * it there alone; where nothing is behind the page, or the page was only prerendered, there is none.
 */
export function BackButton() {
  const isHydrated = useHydrated();
  const hasPageBehind = useCanGoBack();
  const { history } = useRouter();
  if (!isHydrated || !hasPageBehind) return null;
  return (
    <button
      type="button"
      aria-label={shellMessages('header.back')}
      onClick={() => history.back()}
      className="back-button"
    >
      <Icon name="arrow-left" className="text-6 rtl:-scale-x-100" />
    </button>
  );
}
