import messages from '#catalog/en/pwa.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { showNotice, type ToastAction } from '#ui/toasts.ts';
import type { UpdatesState } from './updates-machine.ts';
import type { Updates } from './updates-store.ts';

/** The messages of each notice about an update. */
const notices = {
  waiting: { title: 'waiting.title', text: 'waiting.text' },
  replaced: { title: 'replaced.title', text: 'replaced.text' },
  unsaved: { title: 'unsaved.title', text: 'unsaved.text' },
  activating: { title: 'activating.title', text: 'activating.text' },
} as const;

type NoticeId = keyof typeof notices;

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
            title: t(notices[id].title),
            text: t(notices[id].text),
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
