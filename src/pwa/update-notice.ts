import messages from '#catalog/en/pwa.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { showNotice, type ToastAction } from '#ui/toasts.ts';
import type { UpdatesState } from './updates-machine.ts';
import type { Updates } from './updates-store.ts';

/** The notices about an update, as their message ids begin. */
type NoticeId = 'waiting' | 'replaced' | 'unsaved' | 'activating';

/** Shows the notice of the machine's current state in the toast region, until the notice changes. */
export function showUpdateNotices({ store, accept, postpone }: Updates): void {
  const t = translator(messages);
  const reload: ToastAction = { label: t('reload'), onPress: accept };
  const later: ToastAction = { label: t('later'), onPress: postpone };
  let shown: NoticeId | null = null;
  let dismiss: (() => void) | undefined;

  const show = () => {
    const id = noticeId(store.getState());
    // The same notice stays when a still newer version is found.
    if (id === shown) return;
    shown = id;
    dismiss?.();
    dismiss =
      id === null
        ? undefined
        : showNotice({
            title: t(`${id}.title`),
            text: t(`${id}.text`),
            actions: id === 'activating' ? [] : [reload, later],
          });
  };
  show();
  store.subscribe(show);
}

function noticeId(state: UpdatesState): NoticeId | null {
  if (state.status === 'activating') return 'activating';
  if (!('notice' in state) || state.notice === 'none') return null;
  return state.notice === 'warning' ? 'unsaved' : state.status;
}
