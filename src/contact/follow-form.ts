import { useLocation } from '@tanstack/react-router';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { isPageHydrated } from '#browser/hydration.ts';
import { registerForm } from '#browser/unsaved-text.ts';
import { keysOf } from '#content/keys-of.ts';
import { isSubject, type Subject, subjectOf } from '#content/subjects.ts';
import { prepareToasts } from '#ui/Toasts.tsx';
import { type Draft, holdsText } from './message.ts';

// What a page does for its contact form, whether the form sends or not.

/** The part of a form's store that is used here. */
type FormStore = Pick<StoreApi<{ readonly draft: Draft }>, 'getState' | 'subscribe'>;

/** Lets the site ask before it reloads itself and loses text, and prepares the confirmation. */
export function followForm({ getState, subscribe }: FormStore): void {
  registerForm(() => holdsText(getState()));
  // At the first edit, loads the code of the confirmation, which usually follows.
  const unsubscribe = subscribe(() => {
    unsubscribe();
    prepareToasts();
  });
}

/** The id of the popover that is open if the visitor has pressed Send before hydration. */
export const EARLY_PRESS = 'early-send';

/**
 * The form of the prerendered page, null on other pages. If a browser's translation or an extension has changed the page before
 * hydration, React renders all of it anew, and only this form has what the visitor typed.
 */
const earlyForm = globalThis.document?.querySelector<HTMLFormElement>('main form');

/** What has the focus before hydration. It is not known any more once React has rendered the page anew. */
let focused: Element | null = null;
const followFocus = () => {
  focused = document.activeElement;
};

let isSendPressed = false;

if (earlyForm) {
  followFocus();
  document.addEventListener('focusin', followFocus);
  const press = document.getElementById(EARLY_PRESS);
  // Browsers that do not know this selector throw an error at it.
  isSendPressed =
    CSS.supports('selector(:popover-open)') && press?.matches(':popover-open') === true;
  press?.addEventListener('beforetoggle', () => {
    isSendPressed = true;
  });
}

/**
 * Gives a form the ref to take over what happened before hydration: the text that the visitor typed, that the browser
 * filled in or restored, the focus, and a press on Send. React would otherwise put the empty draft into the fields, as it also
 * would later into those that a program has filled in without an event. Also keeps the text so that the browser can restore it.
 */
export function useEarlyInput(
  draft: Draft,
  edit: (draft: Draft) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const shown = form.current && draftIn(form.current);
    if (shown && keysOf(shown).some((name) => shown[name] !== draft[name])) edit(shown);
  });
  useEffect(() => {
    const { current } = form;
    const following = new AbortController();
    const { signal } = following;
    // React's listeners are further out, so its next rendering has the text already.
    for (const type of ['focusin', 'input', 'submit'])
      current?.addEventListener(type, () => takeOver(), { signal });
    return () => following.abort();
  }, []);
  const adopt = useEffectEvent(() => {
    // After a change of page React has put the draft into the fields, and nothing was edited.
    if (isPageHydrated() || !earlyForm) return;
    document.removeEventListener('focusin', followFocus);
    if (form.current && form.current !== earlyForm) keepFocus(earlyForm, form.current);
    const draft = draftIn(earlyForm);
    // Any edit loads the code of the confirmation.
    if (holdsText({ draft }) || draft.subject !== null) edit(draft);
  });
  // Before the browser handles the next key, so that no letter is lost.
  useLayoutEffect(() => adopt(), []);
  useLayoutEffect(() => keepRestorable(form.current));
  useEffect(() => {
    // If React has rendered the page anew, the fields have the adopted draft after this effect.
    if (isSendPressed) queueMicrotask(() => form.current?.requestSubmit());
    isSendPressed = false;
  }, []);
  return form;
}

/** Focuses what the focused element of the early form has become, with its selection. */
function keepFocus(earlyForm: HTMLFormElement, form: HTMLFormElement): void {
  const place = focused === null ? -1 : Array.from(earlyForm.elements).indexOf(focused);
  const field = form.elements[place];
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  if (!isTextField(field) || !isTextField(focused)) return;
  field.value = focused.value;
  // A browser tells no selection of an e-mail address, and takes none.
  if (focused.selectionStart !== null) {
    field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** The subject that a page's button chose last. It is not the visitor's choice, so the next button may replace it. */
let chosenByPage: Subject | null = null;

/**
 * Chooses the subject of the page whose button has led to the form, unless the visitor has chosen a subject. Returns whether
 * the draft has the subject of that page. Only after a change of page: the prerendered form is the same for all.
 */
export function useSubjectOfPage(
  subject: Subject | null,
  edit: (change: { readonly subject: Subject }) => void,
): boolean {
  const from = useLocation({ select: ({ state }) => state.from });
  const [suggested] = useState(() => (from && isPageHydrated() ? subjectOf(from) : null));
  const choose = useEffectEvent(() => {
    if (suggested === null || (subject !== null && subject !== chosenByPage)) return;
    chosenByPage = suggested;
    edit({ subject: suggested });
  });
  useLayoutEffect(() => choose(), []);
  return suggested !== null && subject === suggested;
}

/**
 * Lets the browser restore the text after Back, or in a tab that it had closed. React makes each text the default of its field
 * (https://github.com/facebook/react/issues/11896), and Chromium restores only what differs from the default.
 */
function keepRestorable(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (isTextField(field) && field.type !== 'hidden') field.defaultValue = '';
  }
}

function draftIn(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const text = (name: keyof Draft) => String(fields.get(name) ?? '');
  const subject = text('subject');
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    subject: isSubject(subject) ? subject : null,
    message: text('message'),
  };
}
