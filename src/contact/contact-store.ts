import { createStore } from 'zustand/vanilla';
import type { Subject } from '#content/subjects.ts';

/** What the visitor has typed so far. It stays in memory while the site is open, and nowhere else. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly subject: Subject | null;
  readonly message: string;
}

export type ContactState =
  | { readonly status: 'idle'; readonly draft: Draft }
  | { readonly status: 'sending'; readonly draft: Draft };

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

/** Whether a reload would lose what the visitor has typed; a chosen subject is quickly chosen again. */
export function holdsText({ draft }: ContactState): boolean {
  const { name, email, company, phone, message } = draft;
  return [name, email, company, phone, message].some((text) => text !== '');
}

/** The contact form's machine: idle, sending for a second, then empty and idle. It sends nothing. */
export function createContactStore(onSent: () => void) {
  const store = createStore<ContactState>(() => ({ status: 'idle', draft: emptyDraft }));

  /** What is being sent does not change: it would be cleared unsent. */
  const edit = (change: Partial<Draft>) => {
    const { status, draft } = store.getState();
    if (status === 'idle') store.setState({ status, draft: { ...draft, ...change } });
  };

  const send = () => {
    const { status, draft } = store.getState();
    if (status === 'sending') return;
    store.setState({ status: 'sending', draft });
    setTimeout(() => {
      store.setState({ status: 'idle', draft: emptyDraft });
      onSent();
    }, SENDING_MILLISECONDS);
  };

  return { store, edit, send };
}
