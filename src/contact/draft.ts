import type { Subject } from '#content/subjects.ts';

/**
 * What the visitor has typed so far. It is in memory while the site is open; a form that sends may also keep it on the
 * device, as part of a message (docs/message-delivery.md).
 */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly subject: Subject | null;
  readonly message: string;
}

export const emptyDraft: Draft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: null,
  message: '',
};

/** Whether a reload would lose typed text. The subject does not count: it is quickly chosen again. */
export function holdsText({ draft }: { readonly draft: Draft }): boolean {
  const { name, email, company, phone, message } = draft;
  return [name, email, company, phone, message].some((text) => text !== '');
}
