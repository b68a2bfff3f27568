import { registerForm } from '#browser/unsaved-text.ts';
import { prepareToasts } from '#ui/toasts.ts';
import { type Draft, holdsText } from './draft.ts';

/** The part of a form's store that is used here. */
interface FormStore {
  readonly getState: () => { readonly draft: Draft };
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the page does for its contact form: it lets the site ask before it reloads itself and loses text, and prepares the confirmation. */
export function followForm({ getState, subscribe }: FormStore): void {
  registerForm(() => holdsText(getState()));
  // At the first edit, loads the code of the confirmation, which usually follows.
  const unsubscribe = subscribe(() => {
    unsubscribe();
    prepareToasts();
  });
}
