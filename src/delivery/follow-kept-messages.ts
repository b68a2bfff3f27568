import delivery from '#catalog/en/delivery.json' with { type: 'json' };
import { announce } from '#document/announcements.ts';
import { showConfirmation, showNotice } from '#ui/toasts.ts';
import { isFormShown } from './is-form-shown.ts';
import type { KeptMessagesReport } from './kept-message.ts';
import { askWorker, keptMessages } from './kept-messages.ts';

// On every page of a site whose form sends: asks the worker to send what waits, now and whenever the connection is
// back, and tells the visitor what became of it.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isReport(data)) void take(data);
  });
  window.addEventListener('online', ask);
  void ask();
}

async function ask(): Promise<void> {
  await askWorker({ type: navigator.onLine ? 'SEND_MESSAGES' : 'REPORT_MESSAGES' });
}

async function take({ kept, sent, refused, expired }: KeptMessagesReport): Promise<void> {
  keptMessages.setState(kept, true);
  if (sent === 0 && refused === 0 && expired === 0) return;
  const { default: contact } = await import('#catalog/en/contact.json', {
    with: { type: 'json' },
  });
  const close = contact['toast.close'];
  if (sent > 0) {
    showConfirmation({ title: contact['toast.title'], text: contact['toast.text'], close });
  }
  if (refused > 0) {
    // The contact page shows the message with its reasons.
    if (isFormShown()) announce(delivery['kept.refused']);
    else
      showNotice({ title: delivery['refused.title'], text: delivery['elsewhere.refused'], close });
  }
  if (expired > 0) {
    showNotice({ title: delivery['expired.title'], text: delivery['expired.text'], close });
  }
}

function isReport(data: unknown): data is KeptMessagesReport {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEPT_MESSAGES'
  );
}
