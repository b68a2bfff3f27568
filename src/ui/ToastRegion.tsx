import './toast-region.css';
import { language } from 'virtual:site';
import {
  type ComponentProps,
  type PointerEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  Button,
  I18nProvider,
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import type { ToastContent } from './Toasts.tsx';
import { trackFocus, updateAndKeepFocus } from './toast-focus.ts';

/**
 * The site's toasts, the newest on top. react-aria marks its toast API as unstable, so only this folder
 * uses it. At most two fit on a phone: a confirmation and a notice that stays.
 */
export const toastQueue = new ToastQueue<ToastContent>({
  maxVisibleToasts: 2,
  wrapUpdate: (update) => updateAndKeepFocus(toastQueue.visibleToasts.length, update),
});

/** Whether the toasts' time stands still: in a hidden tab, under the pointer (not a touch), and with the focus. */
const isHeld = () =>
  document.hidden || document.querySelector('.toast-region:is([data-hovered], :focus-within)');

/** The toasts on screen: a landmark that F6 reaches. */
export function ToastRegion({ label }: { readonly label: string }) {
  useEffect(() => {
    // react-aria itself pauses the timeouts only when pointer or focus come.
    const onVisibilityChange = () => (isHeld() ? toastQueue.pauseAll() : toastQueue.resumeAll());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  useEffect(trackFocus, []);

  const visible = useSyncExternalStore(
    (onChange) => toastQueue.subscribe(onChange),
    () => toastQueue.visibleToasts,
  );

  useEffect(() => {
    // react-aria starts a toast's timeout when the toast appears, whatever holds the others. It does so in an
    // effect of Toast, which runs before this one, because React runs the effects of inner components first.
    if (visible.length > 0 && isHeld()) toastQueue.pauseAll();
  }, [visible]);

  const isShown = visible.length > 0;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (isShown ? publishHeight(region.current) : undefined), [isShown]);

  // react-aria registers the landmark for F6 when Region mounts, but renders no element without a toast.
  // So Region is mounted only when there is a toast.
  if (!isShown) return null;

  return (
    // Of the parts of react-aria that the site uses, only these ask for a locale. By default it is the browser's language.
    <I18nProvider locale={language}>
      <Region ref={region} queue={toastQueue} aria-label={label} className="toast-region">
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
    </I18nProvider>
  );
}

/** Tells the styles the height of the toasts, so that what is focused scrolls above them. Returns a function that stops this. */
function publishHeight(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--toasts', `${region.offsetHeight}px`),
  );
  observer.observe(region);
  return () => observer.disconnect();
}

/**
 * Replaces react-aria's role `alertdialog`, which contains an `alert`. Screen readers say neither in
 * Firefox, and in Chromium they say the `alert` in addition to the announcement (announcements.ts).
 */
function asGroup({ 'aria-modal': _isModal, ...props }: ComponentProps<'div'>) {
  return <div {...props} {...group} onPointerDown={ignoreTouch} />;
}

/** A touch of the text would focus the toasts, which then wait until a touch elsewhere. */
function ignoreTouch(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.preventDefault();
}

/** Not a Tab stop, because it has no action of its own. It gets the focus when another toast closes. */
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
