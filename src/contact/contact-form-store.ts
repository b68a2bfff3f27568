import type { Subject } from '#content/subjects.ts';
import { createMachine } from '#document/machine.ts';

/** What the visitor has typed so far. It is kept in memory only, while the site is open. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly subject: Subject | null;
  readonly message: string;
}

export interface ContactFormState {
  readonly status: 'idle' | 'sending';
  readonly draft: Draft;
}

/** Simulated delay in ms (docs/specification.md, "10. Contact form"). */
export const SENDING_MILLISECONDS = 1000;

export const emptyDraft: Draft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: null,
  message: '',
};

/** Whether a reload would lose typed text. The subject does not count: it is quickly chosen again. */
export function holdsText({ draft }: ContactFormState): boolean {
  const { name, email, company, phone, message } = draft;
  return [name, email, company, phone, message].some((text) => text !== '');
}

/** What the machine does outside its store. */
interface Effects {
  readonly onSending: () => void;
  readonly onSent: () => void;
}

/** The contact form's state machine (contact-form.md). */
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
