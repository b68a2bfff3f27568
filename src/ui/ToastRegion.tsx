import './toast-region.css';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import {
  Button,
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { followFocus, updateToasts } from './toast-focus.ts';
import type { ToastContent } from './toasts.ts';

/**
 * The site's toasts, the newest on top. react-aria's are unstable by name: only this folder knows
 * them. Two fit on a phone: a confirmation beside a notice that stays.
 */
export const toastQueue = new ToastQueue<ToastContent>({
  maxVisibleToasts: 2,
  wrapUpdate: (update) => updateToasts(toastQueue.visibleToasts.length, update),
});

/** The toasts on screen: a landmark that F6 reaches. */
export function ToastRegion({ label }: { readonly label: string }) {
  useEffect(() => {
    // Nobody reads a toast in a hidden tab; react-aria stops the clock for pointer and focus alone.
    const onVisibilityChange = () => {
      const isAttended = document.querySelector('.toast-region:is(:hover, :focus-within)');
      if (document.hidden) toastQueue.pauseAll();
      else if (!isAttended) toastQueue.resumeAll();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  useEffect(followFocus, []);

  // react-aria registers the landmark when the region mounts, and without a toast there is no region:
  // mounted empty, F6 would never find it.
  const hasToasts = useSyncExternalStore(
    (onChange) => toastQueue.subscribe(onChange),
    () => toastQueue.visibleToasts.length > 0,
  );
  if (!hasToasts) return null;

  return (
    <Region queue={toastQueue} aria-label={label} className="toast-region">
      {({ toast }) => (
        <Toast toast={toast} render={asGroup} className="toast band-night ground">
          <div>
            <div className="grid gap-1">
              <Text slot="title" className="headline-3">
                {toast.content.title}
              </Text>
              <Text slot="description" className="text-ink-2">
                {toast.content.text}
              </Text>
            </div>
            <Actions {...toast.content} />
          </div>
          {toast.content.close && (
            <Button slot="close" aria-label={toast.content.close} className="toast-close">
              <Icon name="x" className="text-6" />
            </Button>
          )}
        </Toast>
      )}
    </Region>
  );
}

/**
 * react-aria's toast is an `alertdialog` around an `alert`. Firefox tells readers of neither, and of the
 * latter Chromium tells them once more than the announcement does (announcements.ts).
 */
function asGroup({ 'aria-modal': _isModal, ...props }: ComponentProps<'div'>) {
  return <div {...props} {...group} />;
}

/** No stop of the Tab key, since it does nothing; it takes the focus of a toast that went beside it. */
const group = { role: 'group', tabIndex: -1 } as const;

function Actions({ actions = [] }: Pick<ToastContent, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {actions.map(({ label, onPress }, index) => (
        <Button
          key={label}
          onPress={onPress}
          className={index === 0 ? 'button-primary' : 'button-secondary'}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
