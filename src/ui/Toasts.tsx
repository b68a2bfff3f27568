import { useEffect, useSyncExternalStore } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { toastQueue } from './toasts.ts';

/** Where toasts appear: a landmark that F6 reaches. */
export function Toasts({ label }: { readonly label: string }) {
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

  // react-aria registers the landmark when the region mounts, and without a toast there is no region:
  // mounted empty, F6 would never find it.
  const hasToasts = useSyncExternalStore(
    (onChange) => toastQueue.subscribe(onChange),
    () => toastQueue.visibleToasts.length > 0,
    () => false,
  );
  if (!hasToasts) return null;

  return (
    <ToastRegion queue={toastQueue} aria-label={label} className="toast-region">
      {({ toast }) => (
        <Toast toast={toast} className="toast band-night ground">
          <ToastContent className="grid gap-1">
            <Text slot="title" className="headline-3">
              {toast.content.title}
            </Text>
            <Text slot="description" className="text-ink-2">
              {toast.content.text}
            </Text>
          </ToastContent>
          <Button slot="close" aria-label={toast.content.close} className="toast-close">
            <span className="i-ph-x block text-6" aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
