import copy from 'virtual:copy/pages/contact';
import { announce } from '#browser/announcements.ts';
import { createMachine } from '#browser/machine.ts';
import { showConfirmation, showNotice } from '#ui/Toasts.tsx';
import { followForm } from './follow-form.ts';
import { type Draft, emptyDraft } from './message.ts';

interface ContactFormState {
  readonly status: 'idle' | 'sending';
  readonly draft: Draft;
}

/** Simulated delay in ms (docs/specification.md, "10. Contact form"). */
const SENDING_MILLISECONDS = 1000;

/** What the machine does outside its store. */
interface Effects {
  readonly onSending: () => void;
  readonly onSent: () => void;
}

/** The contact form's state machine (docs/message-delivery.md). */
export function createContactForm({ onSending, onSent }: Effects) {
  const empty: ContactFormState = { status: 'idle', draft: emptyDraft };
  const { store, transition } = createMachine(
    empty,
    ({ status }) =>
      status === 'sending' ? { milliseconds: SENDING_MILLISECONDS, next: empty } : null,
    ({ status }, previous) => {
      if (status === 'sending') onSending();
      if (previous.status === 'sending') onSent();
    },
  );

  return {
    store,
    /** Ignored while sending: the edit would be cleared with the sent draft. */
    edit: (change: Partial<Draft>) =>
      transition((state) =>
        state.status === 'idle' ? { ...state, draft: { ...state.draft, ...change } } : state,
      ),
    send: () =>
      transition((state) => (state.status === 'idle' ? { ...state, status: 'sending' } : state)),
  };
}

/** The site's one contact form. Its draft survives a change of page. */
export const contactForm = createContactForm({
  onSending: () => announce(copy.form.sending),
  onSent: () => showConfirmation(copy.toast),
});

followForm(contactForm.store);

let closeNotice = () => {};

/**
 * Puts a text that is too long for an email link on the clipboard, and says so. If the browser refuses, `select` selects the
 * text for the visitor. The notice stays, because the email program may cover the page, and a second press replaces it.
 */
export async function copyLongText(text: string, select: () => void): Promise<void> {
  const { form, reach, toast } = copy;
  let told = form.long;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or missing where the page has no HTTPS.
    select();
    told = reach.refused;
  }
  closeNotice();
  closeNotice = showNotice({ ...told, close: toast.close });
}
