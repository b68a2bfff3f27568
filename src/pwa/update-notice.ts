import messages from '#catalog/en/pwa.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { showNotice, type ToastAction } from '#ui/toasts.ts';
import type { UpdatesState } from './updates-machine.ts';
import type { Updates } from './updates-store.ts';

/** What the visitor is told of an update. */
type Subject = 'waiting' | 'replaced' | 'unsaved' | 'activating';

/** Shows what the machine of updates has to say, in the toast region, for as long as it holds. */
export function showUpdateNotices({ store, accept, postpone }: Updates): void {
  const t = translator(messages);
  const reload: ToastAction = { label: t('reload'), onPress: accept };
  const later: ToastAction = { label: t('later'), onPress: postpone };
  let shown: Subject | null = null;
  let dismiss: (() => void) | undefined;

  const show = () => {
    const subject = subjectOf(store.getState());
    // A newer version still changes nothing about what was said of the one before.
    if (subject === shown) return;
    shown = subject;
    dismiss?.();
    dismiss =
      subject === null
        ? undefined
        : showNotice({
            title: t(`${subject}.title`),
            text: t(`${subject}.text`),
            actions: subject === 'activating' ? [] : [reload, later],
          });
  };
  show();
  store.subscribe(show);
}

function subjectOf(state: UpdatesState): Subject | null {
  if (state.status === 'activating') return 'activating';
  if (!('notice' in state) || state.notice === 'none') return null;
  return state.notice === 'warning' ? 'unsaved' : state.status;
}
