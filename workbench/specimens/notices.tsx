import connectionMessages from '#catalog/en/connection.json';
import contactMessages from '#catalog/en/contact.json';
import updateMessages from '#catalog/en/pwa.json';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { announce } from '#document/announcements.ts';
import { ConnectionNotice } from '#pwa/ConnectionNotice.tsx';
import { connection } from '#pwa/connection.ts';
import { PageChangeNotice } from '#shell/PageChangeNotice.tsx';
import { pageChange } from '#shell/page-change.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { NoticeStrip } from '#ui/NoticeStrip.tsx';
import { ToastRegion, toastQueue } from '#ui/ToastRegion.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { showNotice, type ToastContent } from '#ui/toasts.ts';
import type { Specimen } from '#workbench/specimen.ts';

const contact = translator(contactMessages);
const connectionText = translator(connectionMessages);
const updateText = translator(updateMessages);

const confirmation: ToastContent = {
  title: contact('toast.title'),
  text: contact('toast.text'),
  close: contact('toast.close'),
};
const doNothing = () => {};
const offer = (subject: 'waiting' | 'replaced' | 'unsaved'): ToastContent => ({
  title: updateText(`${subject}.title`),
  text: updateText(`${subject}.text`),
  actions: [
    { label: updateText('reload'), onPress: doNothing },
    { label: updateText('later'), onPress: doNothing },
  ],
});
const toasts: Readonly<Record<string, readonly ToastContent[]>> = {
  confirmation: [confirmation],
  'a new version waits': [offer('waiting')],
  'this page is of an older version': [offer('replaced')],
  'the form holds text': [offer('unsaved')],
  'the version changes': [
    { title: updateText('activating.title'), text: updateText('activating.text') },
  ],
  'two at once': [offer('waiting'), confirmation],
};
const label = shellMessages('toasts.label');

/** Shows a toast as the site does: its code loads first. */
function showFirstToast(): Promise<void> {
  return new Promise((resolve) => {
    const stop = toastQueue.subscribe(() => {
      stop();
      resolve();
    });
    showNotice(confirmation);
  });
}

/** Toasts, notices and announcements. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'ui',
    name: 'ToastRegion',
    states: Object.entries(toasts).map(([name, contents]) => ({
      name,
      element: <ToastRegion label={label} />,
      prepare: () => {
        for (const content of contents) toastQueue.add(content);
      },
      window: { height: 480 },
    })),
  },
  {
    folder: 'ui',
    name: 'Toasts',
    states: [
      {
        name: 'after the first toast',
        element: <Toasts label={label} />,
        prepare: showFirstToast,
        window: { height: 240 },
      },
    ],
  },
  {
    folder: 'ui',
    name: 'NoticeStrip',
    states: [
      {
        name: 'usual',
        element: (
          <NoticeStrip label={connectionText('label')} text={connectionText('offline.this-page')} />
        ),
      },
    ],
  },
  {
    folder: 'pwa',
    name: 'ConnectionNotice',
    states: [true, false].map((keepsEveryPage) => ({
      name: keepsEveryPage ? 'offline, every page is kept' : 'offline, this page alone is kept',
      element: <ConnectionNotice />,
      prepare: () => connection.store.setState({ status: 'offline', keepsEveryPage }, true),
    })),
  },
  {
    folder: 'shell',
    name: 'PageChangeNotice',
    states: [
      {
        name: 'failed',
        element: <PageChangeNotice />,
        prepare: () => pageChange.store.setState({ status: 'failed' }),
      },
    ],
  },
  {
    folder: 'ui',
    name: 'Announcer',
    states: [
      {
        name: 'with an announcement',
        element: <Announcer />,
        prepare: () => announce(connectionText('returned')),
        note: 'Not visible. Screen readers say the text; it is removed after 5 s.',
      },
    ],
  },
];
