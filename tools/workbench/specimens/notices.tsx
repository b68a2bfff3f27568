import offline from 'virtual:copy/offline';
import contact from 'virtual:copy/pages/contact';
import shell from 'virtual:copy/shell';
import { announce } from '#browser/announcements.ts';
import { ConnectionNotice, connection } from '#offline/ConnectionNotice.tsx';
import { Header } from '#shell/Header.tsx';
import { PageChangeNotice } from '#shell/PageChange.tsx';
import { pageChange } from '#shell/page-change.ts';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { ToastRegion, toastQueue } from '#ui/ToastRegion.tsx';
import type { ToastContent } from '#ui/Toasts.tsx';

const { waiting, replaced, unsaved, activating, reload, later } = offline.updates;
const actions = [reload, later].map((label) => ({ label, onPress: () => {} }));

const toasts = (...contents: readonly ToastContent[]) => ({
  element: <ToastRegion label={shell.toasts.label} />,
  prepare: () => {
    for (const content of contents) toastQueue.add(content);
  },
  window: { height: 480 },
});

const offlineNotice = (keepsEveryPage: boolean) => ({
  element: <ConnectionNotice />,
  prepare: () => connection.store.setState({ status: 'offline', keepsEveryPage }, true),
});

/** Toasts, notices and announcements. */
export const specimens: Specimens = {
  'ui/ToastRegion': {
    confirmation: toasts(contact.toast),
    'a new version waits': toasts({ ...waiting, actions }),
    'this page is of an older version': toasts({ ...replaced, actions }),
    'the form holds text': toasts({ ...unsaved, actions }),
    'the version changes': toasts(activating),
    'two at once': toasts({ ...waiting, actions }, contact.toast),
  },
  'ui/NoticeStrip': {
    shown: {
      element: (
        <NoticeStrip label={shell.connection.label} text={shell.connection.offline.thisPage} />
      ),
    },
  },
  'offline/ConnectionNotice': {
    'offline, every page is kept': offlineNotice(true),
    'offline, this page alone is kept': offlineNotice(false),
  },
  'shell/PageChange': {
    'a page is loading': {
      element: <Header />,
      prepare: () => pageChange.store.setState({ status: 'loading' }),
    },
    failed: {
      element: <PageChangeNotice />,
      prepare: () => pageChange.store.setState({ status: 'failed' }),
    },
  },
  'ui/Announcer': {
    'an announcement, which screen readers say': {
      element: <Announcer />,
      prepare: () => announce(shell.connection.returned),
    },
  },
};
