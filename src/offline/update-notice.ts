import copy from 'virtual:copy/offline';
import { showNotice, type ToastAction } from '#ui/toasts.ts';
import type { UpdatesState } from './updates-machine.ts';
import type { Updates } from './updates-store.ts';

type NoticeId = 'waiting' | 'replaced' | 'unsaved' | 'activating';

/** Shows the notice of the machine's current state in the toast region, until the notice changes. */
export function showUpdateNotices({ store, accept, postpone }: Updates): void {
  const { updates } = copy;
  const reload: ToastAction = { label: updates.reload, onPress: accept };
  const later: ToastAction = { label: updates.later, onPress: postpone };
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
            ...updates[id],
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
