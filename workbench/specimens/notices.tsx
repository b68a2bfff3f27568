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
const news = translator(connectionMessages);
const update = translator(updateMessages);

const confirmation: ToastContent = {
  title: contact('toast.title'),
  text: contact('toast.text'),
  close: contact('toast.close'),
};
const stay = () => {};
const offer = (subject: 'waiting' | 'replaced' | 'unsaved'): ToastContent => ({
  title: update(`${subject}.title`),
  text: update(`${subject}.text`),
  actions: [
    { label: update('reload'), onPress: stay },
    { label: update('later'), onPress: stay },
  ],
});
const toasts: Readonly<Record<string, readonly ToastContent[]>> = {
  confirmation: [confirmation],
  'a new version waits': [offer('waiting')],
  'this page is of an older version': [offer('replaced')],
  'the form holds text': [offer('unsaved')],
  'the version changes': [{ title: update('activating.title'), text: update('activating.text') }],
  'two at once': [offer('waiting'), confirmation],
};
const label = shellMessages('toasts.label');

/** What the site says by itself. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'ui',
    name: 'ToastRegion',
    states: Object.entries(toasts).map(([name, contents]) => ({
      name,
      element: <ToastRegion label={label} />,
      reach: () => {
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
        reach: () => showNotice(confirmation),
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
        element: <NoticeStrip label={news('label')} text={news('offline.this-page')} />,
      },
    ],
  },
  {
    folder: 'pwa',
    name: 'ConnectionNotice',
    states: [true, false].map((keepsEveryPage) => ({
      name: keepsEveryPage ? 'offline, every page is kept' : 'offline, this page alone is kept',
      element: <ConnectionNotice />,
      reach: () => connection.store.setState({ status: 'offline', keepsEveryPage }, true),
    })),
  },
  {
    folder: 'shell',
    name: 'PageChangeNotice',
    states: [
      {
        name: 'failed',
        element: <PageChangeNotice />,
        reach: () => pageChange.store.setState({ status: 'failed' }),
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
        reach: () => announce(news('returned')),
        note: 'Hidden from sight. Screen readers say the text, which goes after 5 s.',
      },
    ],
  },
];
